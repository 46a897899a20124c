/** The people around me: friends, requests, whom I have blocked, and where I am invited; asked for when somebody looks. */

import type { Circle, Invitation } from "../generated/messages";
import { ask } from "../lib/api";
import { settings } from "../lib/settings.svelte";

class People {
  circle: Circle | null = $state.raw(null);
  invitations: Invitation[] = $state.raw([]);

  async load(): Promise<void> {
    if (settings.me === null) return;
    [this.circle, this.invitations] = await Promise.all([ask<Circle>("GET", "/api/circle"), ask<Invitation[]>("GET", "/api/invitations")]);
  }

  async #then(method: string, path: string, body?: unknown): Promise<void> {
    await ask(method, path, body);
    await this.load();
  }

  befriend = async (id: string): Promise<void> => {
    await settings.somebody();
    await this.#then("POST", `/api/friends/${id}`);
  };
  accept = (id: string) => this.#then("POST", `/api/friends/${id}/accept`);
  end = (id: string) => this.#then("DELETE", `/api/friends/${id}`);
  block = async (id: string): Promise<void> => {
    await settings.somebody();
    await this.#then("POST", `/api/blocks/${id}`);
  };
  unblock = async (id: string): Promise<void> => {
    await this.#then("DELETE", `/api/blocks/${id}`);
    settings.keep({ muted: settings.kept.muted.filter((each) => each !== id) });
  };
  invite = (table: string, id: string) => this.#then("POST", `/api/tables/${table}/invitations`, { person: id });
  decline = (table: string) => this.#then("DELETE", `/api/invitations/${table}`);

  /** What somebody is to me. */
  relation(id: string): "friend" | "asking" | "asked" | "blocked" | "nobody" {
    const has = (part: { id: string }[] | undefined) => part?.some((each) => each.id === id) ?? false;
    if (has(this.circle?.blocked)) return "blocked";
    if (has(this.circle?.friends)) return "friend";
    if (has(this.circle?.asking)) return "asking";
    return has(this.circle?.asked) ? "asked" : "nobody";
  }
}

export const people = new People();
