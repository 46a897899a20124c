/** The server's time for what is told in minutes: it goes on a few times a minute, and no more often. */

import { serverTime } from "../lib/server_time.svelte";

const EVERY = 10_000;

export class Minutes {
  now = $state(serverTime());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = serverTime()), EVERY);
      return () => clearInterval(timer);
    });
  }
}
