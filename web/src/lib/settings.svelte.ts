/** What a person has set: language, theme, sound, motion, name. Kept in this browser alone. */

import { answerIn, ask, Refusal, whoAmI, type Me } from "./api";
import { games } from "./games.svelte";
import type { Speed } from "./scenes";
import { server } from "./server.svelte";
import { LANGUAGES, painted, source, Texts, type Arg, type Lang } from "./texts";

export type Theme = "night" | "paper" | "system";
export type Motion = "full" | "calm" | "system";

interface Kept {
  language: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** How loud, from 0 to 100; and whether what sounds is written as well. */
  volume: number;
  captions: boolean;
  /** How fast what happens at a table is shown. */
  speed: Speed;
  /** Whether the browser tells when it is my turn. */
  notify: boolean;
  name: string;
  /** How somebody looks who is nobody yet. */
  colour: string;
  face: string;
  /** Whether decisions are lists of answers, without instruments. */
  plain: boolean;
  /** Whether a question with one answer is answered by itself. */
  alone: boolean;
  /** Whom I do not want to hear, by their ids; the server keeps to it too. */
  muted: string[];
}

const PLACE = "statecraft";

function read(): Kept {
  const preferred: Lang = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
  const plain: Kept = { language: preferred, theme: "system", motion: "system", sound: false, volume: 60, captions: false, speed: "normal", notify: false, name: "", colour: "blue", face: "", plain: false, alone: true, muted: [] };
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    const known = LANGUAGES.includes(found.language as Lang);
    return { ...plain, ...found, language: known ? (found.language as Lang) : preferred };
  } catch {
    // Another program's words, or a browser that keeps nothing: start afresh.
    return plain;
  }
}

class Settings {
  kept: Kept = $state(read());
  me: Me | null = $state.raw(null);
  texts: Texts = $state.raw(new Texts("en", []));

  /** Whose way of writing days and hours goes with the language; the texts are in British English. */
  get dates(): string {
    return this.kept.language === "en" ? "en-GB" : this.kept.language;
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    this.show();
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  /** Put theme and motion on the page. */
  show(): void {
    const { theme, motion, language } = this.kept;
    const dark = !matchMedia("(prefers-color-scheme: light)").matches;
    const root = document.documentElement;
    root.dataset["theme"] = theme === "system" ? (dark ? "night" : "paper") : theme;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    root.dataset["motion"] = motion === "system" ? (still ? "calm" : "full") : motion;
    root.lang = language;
    answerIn(language);
  }

  async start(): Promise<void> {
    this.show();
    const [own, me] = await Promise.all([source(this.kept.language, "start"), whoAmI(), games.load(), server.load()]);
    this.texts = new Texts(this.kept.language, [own]);
    this.me = me;
    if (me === null || me.language === this.kept.language) return;
    await this.#tellLanguage(this.kept.language);
    // What was told in the other language.
    await games.load();
  }

  async speak(language: Lang): Promise<void> {
    this.texts = new Texts(language, [await source(language, "start")]);
    // Another language for the whole document lays every word out anew: the page has answered by then.
    await painted();
    // The server speaks to somebody in their language: it must know that before the page asks it for anything.
    if (this.me !== null) await this.#tellLanguage(language);
    this.keep({ language });
    await games.load();
  }

  async #tellLanguage(language: Lang): Promise<void> {
    this.me = await ask<Me>("PATCH", "/api/me", { language });
  }

  /** Be somebody: whoever plays without a name is a guest. */
  async somebody(): Promise<Me> {
    if (this.me !== null) return this.me;
    const name = this.kept.name.trim() || this.texts.say("web-guest");
    this.me = await ask<Me>("POST", "/api/me", { name, colour: this.kept.colour, language: this.kept.language, ...(this.kept.face ? { face: this.kept.face } : {}) });
    return this.me;
  }

  /** Another name, colour or face, here and for all to see. */
  async look(change: { name?: string; colour?: string; face?: string }): Promise<void> {
    this.keep(change);
    if (this.me !== null) this.me = await ask<Me>("PATCH", "/api/me", change);
  }

  async rename(name: string): Promise<void> {
    this.keep({ name });
    if (this.me !== null && name.trim()) this.me = await ask<Me>("PATCH", "/api/me", { name });
  }
}

export const settings = new Settings();

/** A text of the client's own pages. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return settings.texts.say(key, args);
}

/** Why the server did not do something, in its own words; or that it cannot be reached. */
export function whyNot(no: unknown): string {
  return no instanceof Refusal ? no.message : t("web-no-server");
}
