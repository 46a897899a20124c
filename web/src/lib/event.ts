/** What a picture of an event gets: a scene that is shown on the stage, and how far it is. */

import type { Component } from "svelte";

import type { Happening, Scene } from "./scenes";
import type { Speaker } from "./speech";
import type { Box, Seat, View } from "./types";

export interface EventProps<Shown = View> {
  scene: Scene;
  /** The part of the scene that is on, from 0; the last one stays. */
  beat: number;
  step: Happening;
  view: Shown;
  box: Box;
  seats: Seat[];
  speaker: Speaker;
  small: boolean;
}

/** A picture that is fetched when it is needed. */
export type EventPicture = () => Promise<{ default: Component<EventProps> }>;

/** What the dock says of a scene, and what can be pressed meanwhile. */
export interface SceneControl {
  said: string;
  /** It concerns me, and stays until I go on. */
  waits: boolean;
  skip: () => void;
  goOn: () => void;
  /** Cut to how this scene ends; and, where it is one of several throws, to how all of them end. */
  next: () => void;
  finish: (() => void) | null;
}

/** A scene in one sentence: its own, where the game has one (`headline-<line>`), else that of its last line. */
export function headlineOf({ lines }: Scene, speaker: Speaker): string {
  const line = lines.findLast(({ text }) => speaker.texts.has(`headline-${text}`)) ?? lines.at(-1);
  if (line === undefined) return "";
  const own = `headline-${line.text}`;
  return speaker.say(speaker.texts.has(own) ? { ...line, text: own } : line);
}
