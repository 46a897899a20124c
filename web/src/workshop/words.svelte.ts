/** The texts of the workshop's pages, fetched when somebody comes there. */

import { settings } from "../lib/settings.svelte";
import { source, textsOf, type Arg, type Texts } from "../lib/texts";

class Words {
  texts: Texts | null = $state.raw(null);

  async load(): Promise<void> {
    const language = settings.kept.language;
    this.texts = await textsOf(language, source(language, "workshop"));
  }
}

export const words = new Words();

/** A text of the workshop, or of the page's own. */
export function w(key: string, args: Record<string, Arg> = {}): string {
  return words.texts?.say(key, args) ?? "";
}
