/** What the page offers now: commands for the palette, and the keys that `?` lists. Each part of the page says it as long as
 * it is there; nothing is worked out before somebody asks. */

import { untrack } from "svelte";

import type { KeyRow } from "./key_rows";

/** Something that can be done now. */
export interface PaletteCommand {
  id: string;
  /** What it belongs to; the palette shows the groups in their order (`GROUPS`). */
  group: Group;
  label: string;
  /** Other words by which it is found as well. */
  words?: string;
  /** Its key, as the table of keys names it. */
  key?: string | undefined;
  run: () => void;
}

export const GROUPS = ["answers", "table", "places", "rules", "pages", "settings"] as const;
export type Group = (typeof GROUPS)[number];

/** Keys under a heading: a text of `web_keys.ftl`. */
export interface KeyGroup {
  title: string;
  rows: readonly KeyRow[];
}

type Told<What> = () => readonly What[];

class Offered {
  #commands: readonly Told<PaletteCommand>[] = $state.raw([]);
  #keys: readonly Told<KeyGroup>[] = $state.raw([]);
  /** The game whose rules are looked up; empty for all. */
  game = $state("");
  /** What is open over the page. */
  open: "palette" | "keys" | null = $state(null);

  /** Offer something; what it returns takes it back, as an effect does when it ends. */
  commands(told: Told<PaletteCommand>): () => void {
    untrack(() => (this.#commands = [...this.#commands, told]));
    return () => (this.#commands = this.#commands.filter((each) => each !== told));
  }

  keys(told: Told<KeyGroup>): () => void {
    untrack(() => (this.#keys = [...this.#keys, told]));
    return () => (this.#keys = this.#keys.filter((each) => each !== told));
  }

  allCommands(): PaletteCommand[] {
    return this.#commands.flatMap((told) => told());
  }

  allKeys(): KeyGroup[] {
    return this.#keys.flatMap((told) => told());
  }
}

export const offered = new Offered();
