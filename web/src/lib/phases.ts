/** Which part of a game this is, and what those decide who are waited for: by the steps that have a text. */

import type { Speaker } from "./speech";
import type { View } from "./types";

/** The innermost step that has a name; "" where none has. */
export function phaseOf(view: View, speaker: Speaker): string {
  const key = view.stack.map((frame) => `phase-${frame.is}`).findLast((each) => speaker.texts.has(each));
  return key === undefined ? "" : speaker.texts.say(key);
}

export function doingOf(view: View, speaker: Speaker): string {
  const frame = view.stack.at(-1);
  const key = frame === undefined ? "" : `doing-${frame.is}`;
  return key && view.mode === "open" && speaker.texts.has(key) ? speaker.texts.say(key) : "";
}
