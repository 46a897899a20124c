/** Says notes on the development page, with the texts as they lie in the repository. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Box, Json, Note } from "../../lib/types";

const files = import.meta.glob<string>(
  [
    "../../../../src/statecraft/locale/*/{core,bots}.ftl",
    "../../../../src/statecraft/globopolis/{texts/*,edition}/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export function speaker(lang: string, box: Box, names: string[]): (note: Note) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${lang}/`) || path.endsWith(`/${lang}.ftl`)) bundle.addResource(new FluentResource(text));
  }

  function word(key: string, value: Json): string | number {
    if (Array.isArray(value)) return value.map((each) => word(key, each)).join(key === "dice" ? " + " : ", ");
    if (typeof value !== "number" || key === "value") return typeof value === "number" ? value : String(value);
    if (["seat", "holder", "by", "to"].includes(key)) return names[value] ?? "";
    const label = key === "dice" ? undefined : box.words[key === "target" ? "territory" : key]?.[String(value)];
    return label ? say(label) : value;
  }

  function say(note: Note): string {
    const pattern = bundle.getMessage(note.text)?.value;
    if (!pattern) return `[${note.text}]`;
    const values = Object.entries(note.values).map(([key, value]) => [key, word(key, value)]);
    return bundle.formatPattern(pattern, Object.fromEntries(values));
  }
  return say;
}
