/** Boards that games' packages bring: modules from this server, each loaded when a table of its game is opened.
 *
 * A module draws into an element that it is given, by the same `BoardProps` that the boards of the page get. What goes
 * wrong in one is the business of who shows it; nothing here decides what is shown instead. */

import { SvelteMap } from "svelte/reactivity";

import type { BoardProps } from "../lib/types";
import { PLAIN, type GameClient } from "./client";

/** The contract that this page keeps with the modules; one that keeps another is not used. */
export const CONTRACT = 1;

/** A part of the table that is being shown. */
export interface Mounted {
  /** Show what is given now; called after each change. */
  update: (props: BoardProps) => void;
  /** Let go of everything; the element is taken away after it. */
  destroy: () => void;
}

export type Mount = (element: HTMLElement, props: BoardProps) => Mounted;

/** What a module exports. */
export interface BroughtClient {
  contract: number;
  /** The board. */
  mountBoard: Mount;
  /** What lies in front of oneself, beside the board; a game may do without. */
  mountPlayerPanel?: Mount;
  /** The names under which events tell places, and what kind of place each is. */
  places?: GameClient["places"];
}

/** Clients that have been loaded, by game. */
export const loaded = new SvelteMap<string, GameClient>();
const coming = new Map<string, Promise<BroughtClient>>();

/** The client of a game at an address of this server; one that could not be loaded is tried again. */
export function brought(game: string, address: string): Promise<BroughtClient> {
  const there = coming.get(address);
  if (there) return there;
  const found = load(game, address);
  coming.set(address, found);
  found.catch(() => coming.delete(address));
  return found;
}

async function load(game: string, address: string): Promise<BroughtClient> {
  const client = checked((await import(/* @vite-ignore */ address)) as Partial<BroughtClient>);
  loaded.set(game, { ...PLAIN, places: client.places ?? {} });
  return client;
}

function checked(client: Partial<BroughtClient>): BroughtClient {
  if (client.contract !== CONTRACT) throw new Error(`client.js exports contract ${client.contract}; this page keeps ${CONTRACT}`);
  if (typeof client.mountBoard !== "function") throw new Error("client.js exports no function mountBoard");
  return client as BroughtClient;
}
