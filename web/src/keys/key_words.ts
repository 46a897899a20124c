/** How keys are called on a keyboard: as signs, or by the words printed on them. */

import type { Texts } from "../lib/texts";

const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", "-": "−" };
const WORDS: Record<string, string> = { Enter: "keys-name-enter", Escape: "keys-name-escape", " ": "keys-name-space" };
const DIGIT = /^[0-9]$/;

/** One key as one or two keycaps. */
export function caps(key: string, texts: Texts, mac: boolean): string[] {
  if (key.startsWith("mod+")) return [mac ? "⌘" : texts.say("keys-name-ctrl"), ...caps(key.slice(4), texts, mac)];
  const word = WORDS[key];
  return [word ? texts.say(word) : (SIGNS[key] ?? key.toUpperCase())];
}

/** The keys of a row, each as its keycaps; digits in a row are one: `1–9`. */
export function rowOfCaps(keys: readonly string[], texts: Texts, mac: boolean): string[][] {
  const digits = keys.filter((key) => DIGIT.test(key));
  if (digits.length < 3) return keys.map((key) => caps(key, texts, mac));
  return [[`${digits[0]}–${digits.at(-1)}`], ...keys.filter((key) => !DIGIT.test(key)).map((key) => caps(key, texts, mac))];
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
