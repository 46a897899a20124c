/** The product's texts: Fluent files that the server hands out, said in one language. */

import { request } from "./asking";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arg = string | number;
export type Lang = "en" | "de";
export const LANGUAGES: readonly Lang[] = ["en", "de"];

/** The hyphen before a number below zero. */
const HYPHEN = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

export class Texts {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, sources: readonly string[]) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a text `key`, or an attribute `key.attribute`. */
  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    if (attribute === undefined) return this.#bundle.hasMessage(name);
    return this.#bundle.getMessage(name)?.attributes[attribute] !== undefined;
  }

  /** The text `key`, or its attribute `key.attribute`. A text that is missing shows its key. */
  say(key: string, args: Record<string, Arg> = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) {
      console.error(`no text ${key} in ${this.lang}`);
      return key;
    }
    const errors: Error[] = [];
    const formatted = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`text ${key} in ${this.lang}: ${error.message}`);
    return formatted.replace(HYPHEN, "−");
  }
}

const kept = new Map<string, Promise<string>>();

/** A file of texts: `start`, or all that is said of a game. */
export function source(lang: Lang, name: string, edition = ""): Promise<string> {
  const path = `/texts/${lang}/${name}.ftl` + (edition ? `?edition=${edition}` : "");
  let found = kept.get(path);
  if (found === undefined) {
    found = request(path).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${path}`);
      return answer.text();
    });
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** The page's texts with those of some files. The page itself changes its language first: the board, with hundreds of words,
 * follows a frame later, so that whoever pressed sees an answer at once. */
export async function textsOf(lang: Lang, ...files: Promise<string>[]): Promise<Texts> {
  const sources = await Promise.all([source(lang, "start"), ...files]);
  await painted();
  return new Texts(lang, sources);
}

/** The next frame has been painted; a page that nobody sees does not wait for it. */
export function painted(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
