/** Actions as they lie in frames of the stack, made into notes that can be said. */

import type { AnyRecord, Box, Json, Note } from "../../lib/types";

interface Shape {
  kind?: string;
  rows?: { kind: string }[];
}

export function actionNote(action: AnyRecord, box: Box, say: (note: Note) => string): Note {
  const verb = action.is;
  const values: Record<string, string> = {};
  for (const [name, shape] of Object.entries(box.verbs[verb] ?? {})) {
    values[name] = field(action[name] ?? 0, shape as unknown as Shape, box, say);
  }
  const bare = Object.keys(values).length === 0;
  return { text: bare ? `verb-${verb}` : `action-${verb}`, values };
}

function field(value: Json, shape: Shape, box: Box, say: (note: Note) => string): string {
  if (shape.rows === undefined) return say(label(shape.kind ?? "", value as number, box));
  const kinds = shape.rows.map((column) => column.kind);
  const rowTexts = (value as number[][]).map((row) => {
    const cells = row.map((cell, at) => say(label(kinds[at] ?? "", cell, box)));
    if (cells.length === 1) return cells[0] ?? "";
    return say({ text: `row-${kinds.join("-")}`, values: Object.fromEntries(kinds.map((kind, at) => [kind, cells[at] ?? ""])) });
  });
  return rowTexts.length ? rowTexts.join(", ") : say({ text: "nothing", values: {} });
}

function label(kind: string, value: number, box: Box): Note {
  return box.words[kind]?.[value] ?? { text: `choice-${kind}`, values: { value } };
}
