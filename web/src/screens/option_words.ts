/** What the values of options are called. */

import { settings, t } from "../lib/settings.svelte";

/** A word that an option can be, as it is said. */
export function choiceName(option: string, choice: string): string {
  const key = `web-option-${option}-${choice}`;
  return settings.texts.has(key) ? t(key) : choice;
}

/** An option's value, as it is said. */
export function optionValueName(option: string, value: boolean | number | string): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  return typeof value === "number" ? String(value) : choiceName(option, value);
}
