/** What would happen at the places of the map, in a word each, for the figures beside the plates. */

import type { Question } from "../../../lib/answer_draft.svelte";
import type { Mark } from "../../../lib/dock.svelte";
import type { Note } from "../../../lib/types";
import type { Words } from "../words";
import type { Turned } from "./composers.svelte";
import { changesIn, nearest, type Changed } from "./proposals";

/** Changes of a region in a word: politicians by the letter of their party, chips by their name. */
export function inAWord({ counts, government }: Changed, words: Words): string {
  const parts = counts.map(({ is, of, before, after }) => `${is === "party" ? words.letter(of) : words.chip(of)} ${before} → ${after}`);
  if (parts.length > 0) return parts.join(", ");
  return government?.length ? words.text("change-governs", { parties: words.parties(government) }) : "";
}

function tone({ counts }: Changed, me: number): Mark["tone"] {
  const gains = counts.filter(({ is }) => is === "party").map(({ of, before, after }) => (of === me ? after - before : before - after));
  const sum = gains.reduce((total, gain) => total + gain, 0);
  return sum > 0 ? "good" : sum < 0 ? "bad" : "neutral";
}

/** What the chosen answer changes everywhere, and what the others would change or cost at their own regions. */
export function marksOf(question: Question, verb: string, slots: readonly Turned[], chosen: readonly Note[], words: Words, me: number, price: (notes: readonly Note[]) => string): Mark[] {
  const marks = new Map<number, Mark>();
  const slot = slots.find(({ field }) => field === "region");
  const wanted = Object.fromEntries(slots.map(({ field, value }) => [field, value]));
  for (const { value } of slot?.options ?? []) {
    const at = nearest(question, verb, { ...wanted, region: value }, "region");
    const notes = question.consequences[at] ?? [];
    const there = changesIn(notes).find(({ region }) => region === value);
    const text = there ? inAWord(there, words) : price(notes);
    if (text) marks.set(value, { spot: { kind: "region", value }, height: 1, tone: there ? tone(there, me) : "neutral", text });
  }
  for (const changed of changesIn(chosen)) {
    const text = inAWord(changed, words);
    if (text) marks.set(changed.region, { spot: { kind: "region", value: changed.region }, height: 1, tone: tone(changed, me), text });
  }
  return [...marks.values()];
}
