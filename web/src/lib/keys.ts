/** What a key means at the dock: the same everywhere, unless somebody writes or another button has the focus. */

export type Key = "primary" | "back" | "next" | "previous" | number;

/** Whether a key is nobody else's: no field is being written in, no dialog is open. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target as HTMLElement;
  return !target.closest("input, textarea, select, dialog") && document.querySelector("dialog[open]") === null;
}

export function keyed(event: KeyboardEvent, dock: HTMLElement | undefined): Key | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const inDock = dock?.contains(target) ?? false;
  const idle = target === document.body || target.id === "decision-title";
  const row = target.dataset["row"] !== undefined;
  if (event.key === "Escape") return inDock || idle ? "back" : null;
  if (event.key === "Enter") return idle || row ? "primary" : null;
  if (!idle && !inDock) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key) - 1;
  if (event.key === "ArrowDown") return "next";
  return event.key === "ArrowUp" ? "previous" : null;
}

/** Where a key turns a dial that stands at a value; null where it turns none. */
export function dialled(key: string, value: number, most: number): number | null {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, "+": 1, "-": -1 }[key];
  return step === undefined ? null : Math.max(0, Math.min(most, value + step));
}
