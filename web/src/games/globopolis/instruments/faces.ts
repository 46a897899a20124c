/** The answers to a question as cards and fields that lie face up, each with what it would do. */

import type { FactName, View } from "../../../generated/globopolis";
import { priceOf } from "../../../lib/answer_list";
import type { Question } from "../../../lib/answer_draft.svelte";
import type { Speaker } from "../../../lib/speech";
import type { Box, Facts, Spot } from "../../../lib/types";
import { KINDS } from "../icons";
import { label, spotOf, type Card, type Seen } from "../reading";
import type { Words } from "../words";
import { landingWords } from "./landing_words";
import { worth } from "./attacks";
import { percent } from "./rolls";

/** One way to play a face: the answer, and what tells it from the others of the same face. */
export interface Way {
  at: number;
  word: string;
  price: string;
  lines: string[];
}

export interface Face {
  key: string;
  title: string;
  /** The sort of card it is, or "" where it is none. */
  sort: Card["sort"] | "";
  text: string;
  /** What matters most of it, large, and the word for it. */
  figure: string;
  unit: string;
  ways: Way[];
  spot: Spot | null;
  /** The words on the primary action, where they are others than the answer's. */
  press?: string;
}

export interface Shown {
  question: Question;
  view: View;
  seen: Seen;
  box: Box;
  facts: Facts<FactName>;
  words: Words;
  speaker: Speaker;
  /** The field one's Governor stands on. */
  here: number;
}

/** The answers of the question, all or those of some verbs; those of one card together. */
export function faces(shown: Shown, verbs?: readonly string[]): Face[] {
  const found = new Map<string, Face>();
  shown.question.actions.forEach((action, at) => {
    if (verbs && !verbs.includes(action.verb)) return;
    const face = faceOf(shown, at);
    const before = found.get(face.key);
    if (before === undefined) found.set(face.key, face);
    else before.ways.push(...face.ways);
  });
  return [...found.values()];
}

function faceOf(shown: Shown, at: number): Face {
  const { question, speaker } = shown;
  const action = question.actions[at]!;
  const notes = question.consequences[at] ?? [];
  const way: Way = { at, word: "", price: priceOf(notes, speaker), lines: notes.map((note) => speaker.say(note)) };
  const plain: Face = { key: `${at}`, title: speaker.action(question.notes[at]!), sort: "", text: "", figure: "", unit: "", ways: [way], spot: null };
  switch (action.verb) {
    case "play-operation":
      return { ...carded(shown, plain, "ops", Number(action["operation"])), ...odds(shown, worth(notes, "percent"), worth(notes, "without")) };
    case "pass": {
      const title = PASSES.includes(question.kind) ? shown.words.tell(`pass-${question.kind}`) : plain.title;
      return { ...plain, title, press: title, ...standing(shown) };
    }
    case "play-influence": {
      const card = Number(action["influence"]);
      const note = question.notes[at]!;
      // The text says whether the card has a target, and whether it applies to something.
      const names = [...(note.text.includes("-against") ? ["target"] : []), ...(note.text.endsWith("-at") ? ["choice"] : [])];
      const word = names.flatMap((name) => speaker.field(note, name) || []).join(", ");
      return { ...carded(shown, plain, "influence", card), key: `influence ${card}`, ways: [{ ...way, word }] };
    }
    case "put-under":
      return carded(shown, plain, Number(action["sort"]) === INFLUENCE ? "influence" : "ops", Number(action["card"]));
    case "show-mission":
      return carded(shown, plain, "ops", Number(action["mission"]));
    case "keep-card": {
      const frame = shown.view.stack.findLast((each) => each.is === "drawn-card");
      return frame?.is === "drawn-card" ? { ...carded(shown, plain, "influence", frame.card), title: plain.title } : plain;
    }
    case "fly":
    case "stay-at-base":
      return flight(shown, plain, action.verb === "fly" ? Number(action["base"]) : shown.here);
    case "keep-roll":
      return kept(shown, plain);
    case "reroll":
      return again(shown, plain);
    case "pick-title":
      return titled(shown, plain, Number(action["title"]));
    case "withdraw":
      return { ...plain, ...odds(shown, worth(notes, "percent"), worth(notes, "without"), "odds-aggressor") };
    default:
      return plain;
  }
}

/** What doing nothing has words of its own for. */
const PASSES = ["operation", "third-party", "diplomacy-reply", "conference-reply", "shield-reply", "assistance"];
/** The sort of INFLUENCE cards among those a hand is counted by. */
const INFLUENCE = 2;

/** A card as it lies in hand. */
function carded({ seen, box, words }: Shown, face: Face, deck: "ops" | "influence", value: number): Face {
  const card = seen.hand.find((each) => each.value === value && (each.sort === "influence") === (deck === "influence"));
  if (card === undefined) return { ...face, title: words.say(label(box, deck, value)) };
  const { progress } = card;
  const figure = progress ? { figure: `${progress.have}/${progress.need}`, unit: words.tell("face-progress") } : {};
  return { ...face, title: words.say(card.name), sort: card.sort, text: words.say(card.text), ...figure };
}

/** One's odds with an answer, and how much that is better or worse than without it. */
function odds({ words }: Shown, chance: number, without: number, unit = "odds-yours"): Partial<Face> {
  const by = chance - without;
  const change = by === 0 ? "" : ` (${by > 0 ? "+" : "−"}${Math.abs(by)})`;
  return { figure: `${chance} %`, unit: `${words.tell(unit)}${change}` };
}

/** The odds as they stand, for who uses nothing. */
function standing(shown: Shown): Partial<Face> {
  const [row] = shown.facts.fight ?? [];
  const fight = shown.seen.fight;
  if (!row || !fight) return {};
  const chance = row[2] ?? 0;
  if (shown.seen.me === fight.defender) return odds(shown, 100 - chance, 100 - chance);
  return odds(shown, chance, chance, shown.seen.me === fight.aggressor ? "odds-yours" : "odds-aggressor");
}

function flight(shown: Shown, face: Face, at: number): Face {
  const { seen, facts, words } = shown;
  const field = seen.fields[at];
  const row = facts.flights?.find(([to]) => to === at);
  if (!field || !row) return face;
  const [, eu = 0, points = 0, attack = -1, gain = 0, pay = 0, dearest = 0] = row;
  const spot = spotOf(field);
  if (field.kind !== "orss") return { ...face, text: landingWords(words, seen.me)({ field, eu, points, attack, passing: 0 }), spot };
  const text = [words.tell("flight-pay", { percent: pay }), ...(dearest ? [words.tell("flight-dearest", { price: dearest })] : [])].join(" · ");
  return { ...face, figure: `${gain} %`, unit: words.tell("flight-gain"), text, spot };
}

/** Where a roll that is kept leads. */
function kept({ seen, facts, words }: Shown, face: Face): Face {
  const [at = 0, eu = 0, points = 0, attack = -1, passing = 0] = facts.kept?.[0] ?? [];
  const field = seen.fields[at];
  if (!field || !facts.kept) return face;
  return { ...face, figure: words.name(field), text: landingWords(words, seen.me)({ field, eu, points, attack, passing }), spot: spotOf(field) };
}

/** What the same dice may lead to when they are thrown again. */
function again({ view, facts, words }: Shown, face: Face): Face {
  const frame = view.stack.findLast((each) => each.is === "reroll-choice");
  if (frame?.is !== "reroll-choice") return face;
  const rows = (facts.landings ?? []).filter(([dice, back]) => dice === frame.dice.length && back === frame.backwards);
  const part = (is: (eu: number, points: number) => boolean) => percent(rows.reduce((sum, [, , , ways = 0, eu = 0, points = 0]) => sum + (is(eu, points) ? ways : 0), 0) / 6 ** frame.dice.length);
  const gain = part((eu, points) => eu > 0 || (eu === 0 && points > 0));
  return { ...face, figure: `${gain} %`, unit: words.tell("roll-gain-heading"), text: words.tell("roll-pay", { percent: part((eu) => eu < 0) }) };
}

function titled({ seen, words }: Shown, face: Face, title: number): Face {
  const field = seen.fields.find((each) => each.title === title);
  if (!field) return face;
  const members = seen.fields.filter((each) => each.group === field.group && each.kind === field.kind);
  const mine = members.filter(({ owner }) => owner === seen.me).length;
  const units = KINDS.map((kind) => Number(field.printed[kind] ?? 0)).reduce((sum, count) => sum + count, 0);
  const text = [words.tell("draft-group", { mine, count: members.length }), words.tell("draft-units", { count: units })].join(" · ");
  return { ...face, title: words.name(field), figure: `+${field.value}`, unit: words.tell("draft-points"), text, spot: spotOf(field) };
}
