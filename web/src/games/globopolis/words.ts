/** Sentences about fields and players, for people who look and people who listen. */

import type { Box, Note, Seat } from "../../lib/types";
import { label, named, type Field, type Seen } from "./reading";

export interface Words {
  /** A text of this board; values are said as they are. */
  tell: (key: string, values?: Record<string, string | number>) => string;
  say: (note: Note) => string;
  /** What a field is called. */
  name: (field: Field) => string;
  /** What stands in a field of the ring, where there is little room. */
  short: (field: Field) => string;
  /** Everything there is to say of a field. */
  described: (field: Field) => string;
  /** What it lacks for its next level; "" if nothing. */
  lacking: (field: Field) => string;
  /** A field as part of the map. */
  mapped: (field: Field) => string;
  holder: (holder: number) => string;
  governor: (seat: number) => string;
  resource: (kind: number) => string;
}

/** Fields with a short name, by kind or by id: those that have one on this board only, and those that terminals use too. */
const SHORTEST = ["ops-mission", "influence"];
const SHORT = ["nsa", "nia", "moonshot", "teleport", "core-energy", "fresh-water", "wind-wave", "solar"];

export function words(say: (note: Note) => string, box: Box, seen: Seen, seats: Seat[]): Words {
  const tell: Words["tell"] = (key, values = {}) => say({ text: `gb-web-${key}`, values });
  const name = (field: Field) => say(field.name);
  const holder = (number: number) => named(number, seen.players, seats);
  const resource = (kind: number) => say(label(box, "resource", kind));
  const owned = (field: Field) =>
    field.owner < 0 ? tell("free", { name: name(field) }) : tell("owned", { name: name(field), who: holder(field.owner) });
  const governors = (field: Field) =>
    seen.governors.flatMap((at, seat) => (at === field.at ? [tell("governor", { who: seats[seat]?.name ?? "" })] : []));

  const listed = (counts: readonly number[]) =>
    counts.flatMap((count, kind) => (count ? [tell("units", { count: String(count), kind: resource(kind) })] : [])).join(", ");
  const lacking: Words["lacking"] = ({ lacks }) => {
    const level = lacks.findIndex((counts) => counts.length);
    return level < 0 ? "" : tell("lacks", { value: level + 1, units: listed(lacks[level]!) });
  };

  const described = (field: Field) => {
    if (field.title < 0) return [name(field), ...governors(field)].join("; ");
    const agents = field.agents.map(({ holder: whose, count }) => tell("agents", { value: count, who: holder(whose) }));
    const levels = field.justifiedLevels ? [tell("developed", { value: field.justifiedLevels })] : [];
    const waiting = field.suspended ? [tell("suspended", { value: field.suspended })] : [];
    const plate = field.owner < 0 ? [] : [listed(field.units) || tell("no-units")];
    const missing = lacking(field) ? [lacking(field)] : [];
    return [owned(field), ...plate, ...levels, ...waiting, ...missing, ...agents, ...governors(field)].join("; ");
  };

  return {
    tell,
    say,
    name,
    holder,
    resource,
    described,
    lacking,
    short: (field) => {
      const key = [field.id, field.kind].find((each) => SHORTEST.includes(each) || SHORT.includes(each));
      if (key === undefined) return name(field);
      return SHORTEST.includes(key) ? tell(`short-${key}`) : say({ text: `gb-board-short-${key}`, values: {} });
    },
    mapped: (field) => tell("on-map", { name: field.title < 0 ? name(field) : owned(field) }),
    governor: (seat) => tell("governor-at", { who: seats[seat]?.name ?? "", where: name(seen.fields[seen.governors[seat] ?? 0]!) }),
  };
}
