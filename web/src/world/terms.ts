/** The words of a game's glossary, and where they stand in a text. */

import type { Companion, CompanionEntry } from "../generated/messages";
import { ask } from "../lib/api";

export interface Found {
  from: number;
  to: number;
  entry: CompanionEntry;
}

const fetched = new Map<string, Promise<Companion>>();

/** A game's companion, fetched once for each language; a fetch that failed is tried again. */
export function companion(game: string, language: string): Promise<Companion> {
  const address = `/api/rules/${game}/companion?lang=${language}`;
  const there = fetched.get(address);
  if (there) return there;
  const coming = ask<Companion>("GET", address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

/** Finds the terms of a glossary in running text: whole words, the longest form first. */
export class Terms {
  readonly #by = new Map<string, CompanionEntry>();
  readonly #pattern: RegExp | null;

  constructor(entries: readonly CompanionEntry[]) {
    for (const entry of entries) for (const form of entry.forms ?? []) this.#by.set(form, entry);
    const forms = [...this.#by.keys()].sort((one, other) => other.length - one.length).map(escaped);
    this.#pattern = forms.length ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}-])`, "gu") : null;
  }

  /** Every term in a text, from left to right. */
  in(text: string): Found[] {
    if (!this.#pattern) return [];
    return [...text.matchAll(this.#pattern)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      entry: this.#by.get(match[0])!,
    }));
  }

  /** The term that covers a place in a text. */
  at(text: string, place: number): Found | null {
    return this.in(text).find(({ from, to }) => from <= place && place <= to) ?? null;
  }
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
