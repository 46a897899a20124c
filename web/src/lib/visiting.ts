/** Coming to a table that may be private: the code in the address opens every part of it. */

import { route } from "./route.svelte";

/** A path of the server or of the page with the code this page was opened with, and further questions. */
export function withCode(path: string, query: Record<string, string | number> = {}, code = route.place.query.get("code") ?? ""): string {
  const search = new URLSearchParams(Object.entries({ ...(code ? { code } : {}), ...query }).map(([name, value]) => [name, String(value)]));
  return search.size ? `${path}?${search}` : path;
}

/** Give somebody a text as a file. */
export function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.dataset["out"] = "1";
  link.click();
  URL.revokeObjectURL(url);
}
