/** Dragging from place to place on a board: what is taken up answers one step, where it is let go the next.
 *
 * The gesture knows no rule. Boards mark what is a choice (`data-choice`, its token) and what was chosen last,
 * or stands for a piece in hand (`data-held`); everything else is asked of whoever puts the answer together. */

import type { Box, Row } from "./types";

/** So far a finger or a mouse may tremble while it presses. */
const TREMBLE = 6;

export interface Point {
  x: number;
  y: number;
}

/** What is under way: from where to where, and what it is called where it is no choice. */
export interface Carried {
  from: Point;
  to: Point;
  what: string;
  touch: boolean;
}

/** What was taken up: it is put down on a choice, or back. */
export interface Held {
  put: (token: number) => void;
  back: () => void;
}

/** Who answers. */
export interface Hands {
  /** Take a choice up, or go on from what was chosen before (null); null where that cannot be. */
  take: (token: number | null) => Promise<Held | null>;
  /** When the board shows what can be chosen now. */
  shown: () => Promise<void>;
}

interface Press {
  from: Point;
  /** The token of a choice; null for what is held already. */
  token: number | null;
  what: string;
  touch: boolean;
  /** Set while something is carried. */
  taken: Promise<Held | null> | null;
  /** It was somewhere else meanwhile: back where it came from means put back. */
  left: boolean;
}

export function isFar(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TREMBLE;
}

/** The kinds of values that are places on a board. */
const PLACES = ["territory", "title", "title-or-none", "guild", "field", "region", "region-or-none", "place"];

export function isPlace(kind: string): boolean {
  return PLACES.includes(kind);
}

/** Whether a place is asked for after this value of a verb: only then there is somewhere to drag it to. */
export function leadsToPlace(verbs: Box["verbs"], verb: string, field: string): boolean {
  const fields = Object.entries(verbs[verb] ?? {});
  const next = fields[fields.findIndex(([name]) => name === field) + 1]?.[1] as Row | undefined;
  return fields.some(([name]) => name === field) && next !== undefined && isPlace(String(next["kind"]));
}

export class Dragging {
  carried: Carried | null = $state.raw(null);
  readonly #hands: Hands;
  #press: Press | null = null;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  press(from: Point, source: { token: number | null; what: string; touch: boolean }): void {
    this.stop();
    this.#press = { ...source, from, taken: null, left: false };
  }

  /** The pointer is there; `home` is where it came from. */
  move(to: Point, isHome: boolean): void {
    const press = this.#press;
    if (press === null) return;
    press.left ||= !isHome;
    if (press.taken === null) {
      if (!isFar(press.from, to)) return;
      press.taken = this.#hands.take(press.token);
    }
    this.carried = { from: press.from, to, what: press.what, touch: press.touch };
  }

  /** Let go over what `token` finds there, once it is known what can be chosen. Whether this was a drag at all. */
  release(token: () => number | null): boolean {
    const press = this.#press;
    this.#press = null;
    if (press === null || press.taken === null) return false;
    void this.#land(press, press.taken, token);
    return true;
  }

  async #land(press: Press, taken: Promise<Held | null>, token: () => number | null): Promise<void> {
    const held = await taken;
    await this.#hands.shown();
    if (this.#press === null) this.carried = null;
    const found = token();
    if (found !== null) held?.put(found);
    // Who pressed with an unsteady hand has not dragged, but chosen.
    else if (press.left) held?.back();
  }

  /** Nothing has happened: what was taken up is put back. */
  stop(): void {
    const taken = this.#press?.taken;
    this.#press = null;
    this.carried = null;
    void taken?.then((held) => held?.back());
  }
}

/** Listens to pointers of any kind on a table with a board and one's own side. */
export function draggable(dragging: Dragging, isOpen: () => boolean): (table: HTMLElement) => () => void {
  return (table) => {
    let pointer: number | null = null;
    /** Given up with Escape, but still down. */
    let spent: number | null = null;
    let home: Element | null = null;

    const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
    const under = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y);

    function down(event: PointerEvent): void {
      const target = event.target as Element;
      const held = target.closest("[data-held]");
      const choice = isOpen() ? target.closest("[data-choice]") : null;
      if (!event.isPrimary || event.button !== 0 || (held ?? choice) === null) return;
      // A finger is bound to where it touched; here it is to reach other places.
      if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);
      pointer = event.pointerId;
      spent = null;
      home = choice ?? held;
      const token = choice === null ? null : Number(choice.getAttribute("data-choice"));
      dragging.press(at(event), { token, what: held?.getAttribute("data-held") ?? "", touch: event.pointerType === "touch" });
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      // The button was let go outside of the window.
      if (event.buttons === 0) return end();
      dragging.move(at(event), home?.contains(under(at(event))) ?? false);
    }

    function up(event: PointerEvent): void {
      if (event.pointerId === spent) {
        spent = null;
        return swallow();
      }
      if (event.pointerId !== pointer) return;
      pointer = null;
      const place = under(at(event));
      const dragged = dragging.release(() => {
        const found = place?.closest("[data-choice]");
        return found && table.contains(found) ? Number(found.getAttribute("data-choice")) : null;
      });
      if (dragged) swallow();
    }

    /** The click that a browser makes of a press and a release is none. */
    function swallow(): void {
      const no = (event: Event): void => event.stopPropagation();
      addEventListener("click", no, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", no, { capture: true }));
    }

    function end(): void {
      pointer = null;
      dragging.stop();
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape" || pointer === null) return;
      spent = pointer;
      end();
    }

    const cancel = (event: PointerEvent): void => {
      if (event.pointerId === pointer) end();
    };
    const select = (event: Event): void => {
      if (pointer !== null) event.preventDefault();
    };

    table.addEventListener("pointerdown", down);
    table.addEventListener("selectstart", select);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", key);
    return () => {
      end();
      table.removeEventListener("pointerdown", down);
      table.removeEventListener("selectstart", select);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", key);
    };
  };
}
