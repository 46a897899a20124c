/** What is decided ahead: orders in words, and a form for one that knows nothing but what the box says of it. */

import type { Decided } from "../generated/globopolis";
import type { Plan, PlanField } from "../generated/messages";
import type { Speaker } from "./speech";
import type { AnyRecord, Box, Note, Seat, View } from "./types";

export const DECIDED: Decided["is"] = "decided";

/** An order as a view has it: of whatever class. */
export type Standing = View["orders"][number];

/** An order that is being made: the numbers of its conditions and of its answer, by their names. */
export interface Draught {
  kind: string;
  conditions: Record<string, number>;
  reply: string;
  values: number[];
}

export function isDecided(order: AnyRecord): order is Decided {
  return order.is === DECIDED;
}

/** What goes by one name among orders: the kind of question, and the conditions in whatever order. */
export function keyOf(kind: string, conditions: readonly (readonly [string, number])[]): string {
  return JSON.stringify([kind, conditions.map((row) => row.join(" ")).sort()]);
}

function ifNote(plan: Plan, name: string, value: number): Note {
  const field = plan.conditions.find((each) => each.name === name)?.field;
  return { text: `order-if-${name}`, values: field === undefined ? {} : { [field.kind]: value } };
}

/** An order's conditions, and its answer, each in words. */
export function saidOf(order: AnyRecord, box: Box, speaker: Speaker): { conditions: string[]; answer: string } {
  if (!isDecided(order)) return { conditions: [], answer: speaker.say({ text: `order-${order.is}`, values: {} }) };
  const plan = box.plans[order.kind];
  const reply = plan?.replies.find((each) => each.name === order.reply);
  if (plan === undefined || reply === undefined) return { conditions: [], answer: "" };
  const values = Object.fromEntries(reply.fields.map((field, at) => [field.kind, order.values[at] ?? field.low]));
  return {
    conditions: order.conditions.map(([name, value]) => speaker.say(ifNote(plan, name, value))),
    answer: speaker.say({ text: `order-do-${reply.name}`, values }),
  };
}

const BLANK = "…";

/** A condition or an answer before its numbers are chosen. */
export function blank(text: string, fields: readonly PlanField[], speaker: Speaker): string {
  return speaker.texts.say(text, Object.fromEntries(fields.map((field) => [field.kind, BLANK])));
}

/** What a field can be, with the words for each; null where it is a number to be typed. */
export function optionsOf(field: PlanField, seats: readonly Seat[], me: number, others: boolean, speaker: Speaker): { value: number; label: string }[] | null {
  if (field.kind === "holder") {
    const holders = [...new Set(seats.map(({ holder }) => holder))];
    return holders.filter((holder) => !others || holder !== me).map((holder) => ({ value: holder, label: speaker.holder(holder) }));
  }
  return field.values?.map((value) => ({ value, label: speaker.value(field.kind, value) })) ?? null;
}

/** What a field is set to before somebody chooses. */
export function firstOf(field: PlanField, seats: readonly Seat[], me: number, others: boolean): number {
  if (field.kind === "holder") return seats.find(({ holder }) => !others || holder !== me)?.holder ?? 0;
  return field.values?.[0] ?? field.low;
}

/** An order as the server takes it, with the conditions in the plan's own order. */
export function orderOf(draught: Draught, plan: Plan): Decided {
  const named = plan.conditions.map(({ name }) => name).filter((name) => name in draught.conditions);
  const rows = named.map((name): [string, number] => [name, draught.conditions[name] ?? 0]);
  return { is: DECIDED, kind: draught.kind, conditions: rows, reply: draught.reply, values: draught.values };
}

export function draughtOf(order: Decided): Draught {
  return { kind: order.kind, conditions: Object.fromEntries(order.conditions), reply: order.reply, values: [...order.values] };
}
