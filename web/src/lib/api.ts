/** Asking the server over HTTP. A no comes as a Refusal, with its sentence in the reader's language. */

import type { Box, Error as Refused, Me, Refusal as RefusalBody } from "../generated/messages";
import { request } from "./asking";
import { here } from "./here";

export type { Error as Refused, GameInfo as Game, GameOption as Option, CheckedEdition, ListedTable as Listed, Made, Me, OwnEdition as Edition, SeatRow, TableInfo } from "../generated/messages";

export class Refusal extends Error {
  readonly refused: Refused;
  readonly status: number;

  constructor(refused: Refused, status: number) {
    super(refused.say);
    this.refused = refused;
    this.status = status;
  }
}

/** The server cannot be reached, or says something that nobody understands. */
export class Unreachable extends Error {}

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
    answer = await request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  const reason = refused(text);
  if (reason === null) throw new Unreachable(`${answer.status} ${path}`);
  throw new Refusal(reason, answer.status);
}

function refused(text: string): Refused | null {
  try {
    return (JSON.parse(text) as Partial<RefusalBody>).error ?? null;
  } catch {
    return null;
  }
}

/** Who I am; null for somebody new. */
export async function whoAmI(): Promise<Me | null> {
  // The server gives both cookies together, and this one can be seen.
  if (!here && csrf(document.cookie) === "") return null;
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
