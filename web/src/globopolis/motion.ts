/** Whether pieces jump and dice lie still: the page says so for who has asked for calm. */
export function isCalm(): boolean {
  return document.documentElement.dataset.motion === "calm";
}
