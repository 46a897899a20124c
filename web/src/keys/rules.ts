/** Rules as commands: found by number or by word, fetched once somebody types. */

import type { Rulebook } from "../generated/messages";
import { ask } from "../lib/api";
import { games } from "../lib/games.svelte";
import type { PaletteCommand } from "../lib/offered.svelte";
import { route } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";

const kept = new Map<string, Promise<PaletteCommand[]>>();

/** The rules of a game, or of all of them where none is at hand. At a table they open beside it. */
export async function rulesFor(game: string): Promise<PaletteCommand[]> {
  const books = game ? [game] : games.all.map(({ name }) => name);
  const { language } = settings.kept;
  return (await Promise.all(books.map((book) => bookOf(book, language, game !== "")))).flat();
}

function bookOf(book: string, language: string, beside: boolean): Promise<PaletteCommand[]> {
  const path = `/api/rules/${book}?lang=${language}`;
  const key = `${path} ${beside}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = ask<Rulebook>("GET", path).then(({ rules }) => rules.map((rule) => ({ id: `rule ${rule.id}`, group: "rules" as const, label: `${rule.id} ${rule.title.replaceAll("`", "")}`, words: rule.text, run: () => show(book, rule.id, beside) })));
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

function show(book: string, rule: string, beside: boolean): void {
  const path = `/rules/${book}#${rule}`;
  if (beside) window.open(path, "_blank");
  else route.go(path);
}
