/** The page's own house: a worker in which the server's tables run, begun when it is first wanted. */

import type { Ears, Awaited } from "../lib/asking";
import type { FromWorker, ToWorker } from "./messages";

/** Where the files lie that were made with the page. */
const FILES = new URL("./offline/", document.baseURI);
/** Whoever plays in this browser, so that the page knows before the house is there. */
const ME = "statecraft-here";

type State = "away" | "coming" | "waiting" | "ready" | "broken";

/** What the console says to what was typed; null where the worker ended before. */
export type Ran = { ran: boolean; text: string } | null;

class House {
  state: State = $state("away");
  /** How much of it is here, from 0 to 1. */
  have = $state(0);
  reason = $state("");
  #worker: Worker | null = null;
  #asked = 0;
  #answers = new Map<number, { done: (answer: Response) => void; failed: (no: Error) => void }>();
  #calls = new Map<number, () => void>();
  #runs = new Map<number, (ran: Ran) => void>();
  #lines = new Map<number, Awaited>();

  begin(): Worker {
    if (this.#worker !== null) return this.#worker;
    this.state = "coming";
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: FILES.href });
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#broke(event.message);
    return this.#worker;
  }

  ask(method: string, path: string, body: string, lang: string): Promise<Response> {
    const id = ++this.#asked;
    return new Promise((done, failed) => {
      this.#answers.set(id, { done, failed });
      this.#send({ do: "ask", id, method, path, body, lang });
    });
  }

  follow(table: string, lang: string, line: Awaited): Promise<Ears> {
    const id = ++this.#asked;
    this.#lines.set(id, line);
    return new Promise((done) => {
      this.#calls.set(id, () =>
        done({
          say: (text) => this.#send({ do: "say", line: id, text }),
          hangUp: () => {
            this.#lines.delete(id);
            this.#send({ do: "hang-up", line: id });
          },
        }),
      );
      this.#send({ do: "call", id, table, lang });
    });
  }

  /** Run what somebody typed, in the worker. */
  run(typed: string): Promise<Ran> {
    const id = ++this.#asked;
    return new Promise((done) => {
      this.#runs.set(id, done);
      this.#send({ do: "run", id, typed });
    });
  }

  /** Whatever runs too long ends with the worker; the games are kept. */
  startAgain(): void {
    this.#end("");
    this.begin();
  }

  #send(message: ToWorker): void {
    this.begin().postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.is === "progress") this.have = message.have / message.of;
    else if (message.is === "waiting" || message.is === "ready") this.state = message.is;
    else if (message.is === "broken") this.#broke(message.reason);
    else if (message.is === "heard") this.#lines.get(message.line)?.onmessage?.({ data: message.text });
    else if (message.is === "called") {
      this.#calls.get(message.id)?.();
      this.#calls.delete(message.id);
    } else if (message.is === "ran") {
      this.#runs.get(message.id)?.(message);
      this.#runs.delete(message.id);
    } else {
      this.#answers.get(message.id)?.done(new Response(message.text, { status: message.status }));
      this.#answers.delete(message.id);
    }
  }

  /** All that was played is kept: the next one goes on from there. */
  #broke(reason: string): void {
    this.#end(reason);
    [this.state, this.reason] = ["broken", reason];
  }

  #end(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const done of this.#runs.values()) done(null);
    this.#runs.clear();
    for (const { failed } of this.#answers.values()) failed(new Error(reason));
    this.#answers.clear();
    for (const line of [...this.#lines.values()]) line.lost();
    this.#lines.clear();
  }
}

export const house = new House();

/** What no game changes lies ready as a file, and what only others could add is empty. */
const READY = /^\/texts\/|^\/api\/(games|rules|about)(\/|\?|$)/;
const EMPTY = ["/api/tables", "/api/announcements", "/api/mutes", "/api/invitations"];

export async function request(path: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? "GET";
  const lang = new Headers(init.headers).get("accept-language") ?? document.documentElement.lang;
  if (method === "GET" && READY.test(path)) return fetch(new URL(fileOf(path, lang), FILES));
  if (method === "GET" && EMPTY.includes(path)) return new Response("[]");
  if (path === "/api/me") return whoIs(method, init, lang);
  return house.ask(method, path, String(init.body ?? ""), lang);
}

/** The file that has an answer: `answers/en/api-games-globopolis-box.json`. */
function fileOf(path: string, lang: string): string {
  const [bare = "", query = ""] = path.split("?");
  if (bare.startsWith("/texts/")) return bare.slice(1);
  return `answers/${new URLSearchParams(query).get("lang") ?? lang}/${bare.slice(1).replaceAll("/", "-")}.json`;
}

async function whoIs(method: string, init: RequestInit, lang: string): Promise<Response> {
  const known = kept();
  if (method === "GET") {
    if (known === null) return new Response(JSON.stringify({ error: { text: "server-nobody", say: "", rule: null, values: {} } }), { status: 401 });
    // Whoever was here before wants to play on.
    house.begin();
    return new Response(known);
  }
  const answer = await house.ask(method, "/api/me", String(init.body ?? ""), lang);
  if (answer.status === 409) return remember(await house.ask("GET", "/api/me", "", lang));
  return answer.ok ? remember(answer) : answer;
}

async function remember(answer: Response): Promise<Response> {
  const text = await answer.text();
  try {
    localStorage.setItem(ME, text);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  return new Response(text, { status: answer.status });
}

function kept(): string | null {
  try {
    return localStorage.getItem(ME);
  } catch {
    return null;
  }
}

export function follow(table: string, line: Awaited): Promise<Ears> {
  return house.follow(table, document.documentElement.lang, line);
}
