/** Carrying a unit by pointer from the tray or a plate to a plate; pressing both does the same. */

/** So far must a pointer go before it carries something. */
const FAR = 6;

export interface Carrying {
  /** Where the unit is now, while one is carried. */
  readonly at: { x: number; y: number; kind: number } | null;
  /** For whatever a unit can be taken from. */
  from: (kind: number, from: number | null) => (element: HTMLElement) => () => void;
}

export function carried({ onlift, ondrop }: { onlift: (kind: number, from: number | null) => void; ondrop: (title: number | null) => void }): Carrying {
  let at = $state.raw<{ x: number; y: number; kind: number } | null>(null);

  function begin(down: PointerEvent, kind: number, from: number | null) {
    if (down.button !== 0 || (down.currentTarget as HTMLButtonElement).disabled) return;
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (at === null && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      if (at === null) onlift(kind, from);
      at = { x: event.clientX, y: event.clientY, kind };
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      for (const [name, listener] of heard) removeEventListener(name, listener as EventListener, true);
      if (at === null) return;
      at = null;
      const below = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-plate]") : null;
      // The click that follows a drag is no press.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      ondrop(below ? Number(below.dataset["plate"]) : null);
    };
    const heard = [
      ["pointermove", follow],
      ["pointerup", end],
      ["pointercancel", end],
    ] as const;
    for (const [name, listener] of heard) addEventListener(name, listener as EventListener, true);
  }
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  return {
    get at() {
      return at;
    },
    from: (kind, from) => (element) => {
      const listener = (event: PointerEvent) => begin(event, kind, from);
      element.addEventListener("pointerdown", listener);
      return () => element.removeEventListener("pointerdown", listener);
    },
  };
}
