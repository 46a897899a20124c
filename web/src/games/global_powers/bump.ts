/** Something on a plate has changed: for a moment it stands out. Nothing moves for who has asked for calm. */

import { cubicOut } from "svelte/easing";

const TIME = 220;
const LARGER = 0.5;

export function bump(_element: Element) {
  const calm = document.documentElement.dataset["motion"] === "calm";
  return {
    duration: calm ? 0 : TIME,
    easing: cubicOut,
    css: (_at: number, left: number) => `transform: scale(${1 + LARGER * left})`,
  };
}
