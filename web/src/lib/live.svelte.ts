/** One table, followed over a socket: synced, patched step by step, found again after a lost line. */

import type { Answer, Answers, DoMove, Message, Request, Snapshot, Sync } from "../generated/messages";
import { ask, key, Refusal, Unreachable, type Refused, type TableInfo } from "./api";
import { after, fromSnapshot, type Seen, type Update } from "./patch";
import { openLine, type Line } from "./asking";
import { hearTime } from "./server_time.svelte";
import type { Json } from "./types";

export type LineState = "connecting" | "live" | "lost" | "refused";

/** What can be asked at a table; moves and catching up have their own ways. */
export type Ask = Exclude<Request, DoMove | Sync>;
export type Command = DoMove["command"];

interface Waiting {
  request: Request;
  /** Moves are sent again after a lost connection; their key keeps them from being played twice. */
  again: boolean;
  done: (result: Json) => void;
  failed: (problem: Error) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING = 20_000;

/** The connection went while something was asked. */
export class Lost extends Error {}

/** Whoever knows a table: the server over a line, or a lesson that is played through. */
export interface Source {
  readonly line: LineState;
  readonly seen: Record<string, Seen>;
  /** My seats at this table. */
  readonly mine: number[];
  move(seat: number, command: Command): Promise<null>;
  ask<R extends Ask>(request: R): Promise<Answers[R["do"]]>;
}

/** Hears of everything that a viewer learns: what was known before, what is known now, and the message; null for a snapshot. */
export type Follower = (name: string, before: Seen | undefined, after: Seen, update: Update | null) => void;

export class Live implements Source {
  line: LineState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  seen: Record<string, Seen> = $state.raw({});
  refusal: Refused | null = $state.raw(null);
  /** Whether others' moves may come late, because the server's nodes cannot reach each other. */
  slow = $state(false);

  follower: Follower | null = null;

  readonly #id: string;
  readonly #code: string;
  readonly #me: () => string | null;
  #socket: Line | null = null;
  #epoch: string | null = null;
  #asked = 0;
  #waiting = new Map<number, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #pinging: ReturnType<typeof setInterval>;
  #ended = false;

  constructor(id: string, code: string, me: () => string | null) {
    this.#id = id;
    this.#code = code;
    this.#me = me;
    this.#pinging = setInterval(() => this.#ping(), PING);
    addEventListener("online", this.#hurry);
    this.#open();
  }

  /** My seats at this table; one that I gave to a program is the program's to play. */
  get mine(): number[] {
    const me = this.#me();
    return (this.table?.seats ?? []).filter((row) => me !== null && row.kind === "person" && row.person === me).map((row) => row.seat);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  /** Send a command for a seat; it is carried out once, however often the line breaks. */
  move(seat: number, command: Command): Promise<null> {
    return this.#ask({ do: "move", seat, key: key(), command }, true);
  }

  ask<R extends Ask>(request: R): Promise<Answers[R["do"]]> {
    return this.#ask(request, false);
  }

  #ask<R extends Request>(request: R, again: boolean): Promise<Answers[R["do"]]> {
    const id = ++this.#asked;
    return new Promise((done, failed) => {
      // What the server answers to a request is what the protocol says of it.
      this.#waiting.set(id, { request: { ...request, id }, again, done: (result) => done(result as Answers[R["do"]]), failed });
      if (this.line === "live") this.#send({ ...request, id });
      else if (!again) this.#fail(id, new Lost());
    });
  }

  #fail(id: number, problem: Error): void {
    this.#waiting.get(id)?.failed(problem);
    this.#waiting.delete(id);
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
  }

  #open(): void {
    const socket = openLine(this.#id, this.#code ? `?code=${encodeURIComponent(this.#code)}` : "");
    this.#socket = socket;
    socket.onopen = () => this.#sync();
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => this.#closed(socket);
  }

  #sync(): void {
    const seen = Object.fromEntries(Object.entries(this.seen).map(([name, each]) => [name, each.seq]));
    const id = ++this.#asked;
    const request: Sync = { do: "sync", id, ...(this.#epoch === null ? {} : { epoch: this.#epoch, seen }) };
    this.#waiting.set(id, {
      request,
      again: false,
      done: (now) => this.#synced(Number(now)),
      failed: () => {},
    });
    this.#send(request);
  }

  /** All that was missed is here: what could not be sent before is sent now. */
  #synced(now: number): void {
    hearTime(now);
    this.line = "live";
    this.#wait = FIRST_WAIT;
    for (const each of this.#waiting.values()) if (each.again) this.#send(each.request);
  }

  #closed(socket: Line): void {
    if (this.#ended || socket !== this.#socket || this.line === "refused") return;
    this.line = "lost";
    // Whoever answers next says so if it is slow too.
    this.slow = false;
    for (const [id, each] of this.#waiting) if (!each.again) this.#fail(id, new Lost());
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    if (this.table === null) void this.#askWhy();
  }

  /** A line that never came about does not say why; a question of the other kind is answered. */
  async #askWhy(): Promise<void> {
    try {
      await ask<TableInfo>("GET", `/api/tables/${encodeURIComponent(this.#id)}${this.#code ? `?code=${encodeURIComponent(this.#code)}` : ""}`);
    } catch (no) {
      // Whoever cannot be reached is tried again.
      if (no instanceof Unreachable) return;
      if (!(no instanceof Refusal)) throw no;
      if (this.table !== null || this.#ended) return;
      clearTimeout(this.#timer);
      this.refusal = no.refused;
      this.line = "refused";
    }
  }

  readonly #hurry = (): void => {
    if (this.line !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** A line that is dead without saying so is found out by asking. */
  #ping(): void {
    if (this.line !== "live") return;
    if (Date.now() - this.#heard > 2 * PING + 5000) this.#socket?.close();
    else this.#send({ do: "ping", id: 0 });
  }

  #hear(message: Message): void {
    if (message.type === "answer") return this.#answered(message);
    if (message.type === "refused") {
      this.refusal = message.error;
      this.line = "refused";
      return;
    }
    if (message.type === "reload") {
      this.#epoch = null;
      return this.#sync();
    }
    if (message.type === "slow") {
      this.slow = message.slow;
      return;
    }
    this.#learn(message);
  }

  #learn(message: Snapshot | Update): void {
    const name = message.seat === null ? "gallery" : String(message.seat);
    const before = this.seen[name];
    if (message.type === "snapshot") {
      const fresh = message.epoch !== this.#epoch;
      this.#epoch = message.epoch;
      this.seen = { ...(fresh ? {} : this.seen), [name]: fromSnapshot(message) };
    } else {
      if (before === undefined || message.seq > before.seq + 1) {
        // Something is missing: ask for all of it.
        this.#epoch = null;
        return this.#sync();
      }
      if (message.seq <= before.seq) return;
      this.seen = { ...this.seen, [name]: after(before, message) };
    }
    const now = this.seen[name];
    if (now !== undefined) this.follower?.(name, before, now, message.type === "snapshot" ? null : message);
    if (message.type !== "talk" && message.table) this.#sitting(message.table);
  }

  /** Who sits down or gets up sees through other eyes: the server is asked for them. */
  #sitting(table: TableInfo): void {
    const before = this.table === null ? null : this.mine.join();
    this.table = table;
    if (before === null || before === this.mine.join()) return;
    this.seen = {};
    this.#epoch = null;
    this.#sync();
  }

  #answered(answer: Answer): void {
    const id = Number(answer.id);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer.current) this.#learn(answer.current);
    // A ping is answered with the server's time.
    if (id === 0 && typeof answer.result === "number") hearTime(answer.result);
    if (waiting === undefined) return;
    if (answer.ok) waiting.done(answer.result ?? null);
    else if (answer.error) waiting.failed(new Refusal(answer.error, 409));
  }
}
