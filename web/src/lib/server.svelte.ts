/** What the server says of itself: its version, the operator's words, and whether it has a workshop. */

import type { About } from "../generated/messages";
import { ask } from "./api";

class ServerInfo {
  about: About | null = $state.raw(null);

  get workshop(): About["workshop"] {
    return this.about?.workshop ?? "off";
  }

  async load(): Promise<About> {
    this.about = await ask<About>("GET", "/api/about");
    return this.about;
  }
}

export const server = new ServerInfo();
