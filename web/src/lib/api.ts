/** Asking the server over HTTP. A no comes as a Refusal, with its sentence in the reader's language. */

import type { Box, Json, Row } from "./types";

export interface Refused {
  text: string;
  say: string;
  rule: string | null;
  values: Record<string, Json>;
}

export class Refusal extends Error {
  readonly told: Refused;
  readonly status: number;

  constructor(told: Refused, status: number) {
    super(told.say);
    this.told = told;
    this.status = status;
  }
}

/** The server cannot be reached, or says something that nobody understands. */
export class Unreachable extends Error {}

export interface Me {
  id: string;
  name: string;
  colour: string;
  language: string;
  email: string | null;
}

export interface Option {
  name: string;
  say: string;
  help: string;
  default: boolean | number | string;
  low: number;
  high: number;
  choices: string[];
  rule: string;
}

export interface Game {
  name: string;
  title: string;
  /** What it is about, in two sentences. */
  about: string;
  options: Option[];
  /** Whether several seats may play for one colour. */
  teams: boolean;
  bots: string[];
  /** Whether it has a tutorial. */
  lesson: boolean;
  /** What a newcomer is offered. */
  first_game: { players: number; bot: string };
}

/** An edition of one's own. */
export interface Edition {
  digest: string;
  game: string;
  name: string;
}

export interface SeatRow {
  seat: number;
  kind: "open" | "person" | "bot" | "token";
  person: string | null;
  bot: string | null;
  name: string;
  colour: string;
  away: boolean;
}

export interface TableInfo {
  id: string;
  code: string | null;
  host: string;
  game: string;
  edition: string;
  options: Row;
  holders: number[];
  control: Record<string, number> | null;
  public: boolean;
  hints: boolean;
  rated: boolean;
  /** How bots play with people: how quickly, and whether they wait for side questions. */
  pace?: string;
  wait?: boolean;
  status: "open" | "starting" | "playing" | "over" | "closed";
  /** In seconds since 1970. */
  started?: number | null;
  seats: SeatRow[];
  rollback: { turn: number; by: number; agreed: number[] } | null;
}

/** A table in a list of tables, which tells less than the table itself. */
export interface Listed extends Omit<TableInfo, "options" | "edition" | "holders" | "host" | "hints" | "rated" | "rollback"> {
  /** The options that differ from the game's own, as one word. */
  variant: string;
  your_turn: boolean;
  created: number;
  ended: number | null;
}

/** Set by the settings: the language in which the server is to answer. */
let language = "en";

export function answerIn(lang: string): void {
  language = lang;
}

export function csrf(cookies: string): string {
  const found = /(?:^|; )(?:__Host-)?statecraft_csrf=([^;]*)/.exec(cookies);
  return found?.[1] ?? "";
}

/** What is in the box of a game; an own edition has a digest. */
export function boxOf(game: string, edition = ""): Promise<Box> {
  return ask<Box>("GET", `/api/games/${game}/box${edition ? `?edition=${edition}` : ""}`);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language };
  if (method !== "GET") headers["x-csrf-token"] = csrf(document.cookie);
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  const told = refused(text);
  if (told === null) throw new Unreachable(`${answer.status} ${path}`);
  throw new Refusal(told, answer.status);
}

function refused(text: string): Refused | null {
  try {
    return (JSON.parse(text) as { error?: Refused }).error ?? null;
  } catch {
    return null;
  }
}

/** Who I am; null for somebody new. */
export async function whoAmI(): Promise<Me | null> {
  // The server gives both cookies together, and this one can be seen.
  if (csrf(document.cookie) === "") return null;
  try {
    return await ask<Me>("GET", "/api/me");
  } catch (no) {
    if (no instanceof Refusal && no.status === 401) return null;
    throw no;
  }
}

/** A text that never repeats, to name a move so that it is played once. */
export function key(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
