/** How the page reaches whoever answers it: a server over HTTP and sockets, or its own house in the browser. */

import { here } from "./here";

/** A line to a table, as a socket has it. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const house = () => import("../here/house.svelte");

/** An answer to a request. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  return here ? (await house()).request(path, init) : fetch(path, init);
}

/** A line to a table. */
export function openLine(table: string, query: string): Line {
  if (here) return new Awaited(house().then((found) => (line: Awaited) => found.follow(table, line)));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket${query}`) as Line;
}

/** What somebody says on a line, and how it is put down. */
export interface Ears {
  say(text: string): void;
  hangUp(): void;
}

/** A line to a house that is still on its way. */
export class Awaited implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #ears: Ears | null = null;
  #closed = false;

  constructor(coming: Promise<(line: Awaited) => Promise<Ears>>) {
    coming
      .then((follow) => follow(this))
      .then(
        (ears) => {
          if (this.#closed) return ears.hangUp();
          this.#ears = ears;
          this.onopen?.();
        },
        () => this.lost(),
      );
  }

  send(text: string): void {
    this.#ears?.say(text);
  }

  close(): void {
    if (this.#closed) return;
    this.#ears?.hangUp();
    this.lost();
  }

  /** Nothing more is heard. */
  lost(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.onclose?.();
  }
}
