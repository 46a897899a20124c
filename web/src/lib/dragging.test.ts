import { describe, expect, it } from "vitest";

import { AnswerDraft, type Composed } from "./answer_draft.svelte";
import { Dragging, isFar, leadsToPlace, type Hands } from "./dragging.svelte";
import type { Answers, DoCompose, Question, UnavailableChoice } from "../generated/messages";
import type { Ask, Source } from "./live.svelte";
import type { Choice } from "./types";

const verbs = {
  transfer: { kind: { kind: "resource" }, source: { kind: "territory" }, territory: { kind: "territory" }, count: { kind: "count" } },
  withdraw: { politicians: { rows: [{ kind: "region" }, { kind: "politicians" }], most: 12 } },
  aid: { giver: { kind: "region" }, taker: { kind: "region" } },
};

describe("what can be dragged", () => {
  it("is what a place comes after", () => {
    expect(["kind", "source", "territory", "count"].map((field) => leadsToPlace(verbs, "transfer", field))).toEqual([true, true, false, false]);
    expect(leadsToPlace(verbs, "aid", "giver")).toBe(true);
    expect(leadsToPlace(verbs, "withdraw", "politicians")).toBe(false);
    expect(leadsToPlace(verbs, "transfer", "no such value")).toBe(false);
    expect(leadsToPlace(verbs, "no such verb", "kind")).toBe(false);
  });
  it("is not what an unsteady hand presses", () => {
    expect(isFar({ x: 10, y: 10 }, { x: 14, y: 14 })).toBe(false);
    expect(isFar({ x: 10, y: 10 }, { x: 17, y: 10 })).toBe(true);
  });
});

const START = { x: 0, y: 0 };
const THERE = { x: 50, y: 0 };
const CHOICE = { token: 3, what: "", touch: false };

/** Hands that remember, and take as long as they are told to. */
function hands(answer: Promise<void> = Promise.resolve(), can = true): { done: string[]; hands: Hands } {
  const done: string[] = [];
  return {
    done,
    hands: {
      async take(token) {
        done.push(token === null ? "go on" : `take ${token}`);
        await answer;
        return can ? { put: (place) => done.push(`put ${place}`), back: () => done.push("put back") } : null;
      },
      shown: () => Promise.resolve(),
    },
  };
}
const settled = () => new Promise((done) => setTimeout(done));

describe("a drag", () => {
  it("answers with what is taken up, and then with where it is let go", async () => {
    const { done, hands: two } = hands();
    const dragging = new Dragging(two);
    dragging.press(START, CHOICE);
    dragging.move({ x: 3, y: 3 }, true);
    expect(dragging.carried).toBe(null);
    dragging.move(THERE, false);
    dragging.move({ x: 60, y: 0 }, false);
    expect(dragging.carried).toMatchObject({ from: START, to: { x: 60, y: 0 } });
    expect(dragging.release(() => 7)).toBe(true);
    await settled();
    expect(done).toEqual(["take 3", "put 7"]);
    expect(dragging.carried).toBe(null);
  });
  it("that does not go far is a press", async () => {
    const { done, hands: two } = hands();
    const dragging = new Dragging(two);
    dragging.press(START, CHOICE);
    dragging.move({ x: 3, y: 3 }, true);
    expect(dragging.release(() => 7)).toBe(false);
    await settled();
    expect(done).toEqual([]);
  });
  it("waits for the server before it is let go", async () => {
    let answer = () => {};
    const { done, hands: two } = hands(new Promise((resolve) => (answer = resolve)));
    const dragging = new Dragging(two);
    dragging.press(START, CHOICE);
    dragging.move(THERE, false);
    let known: number | null = null;
    dragging.release(() => known);
    await settled();
    expect(done).toEqual(["take 3"]);
    known = 9;
    answer();
    await settled();
    expect(done).toEqual(["take 3", "put 9"]);
  });
  it("let go beside is put back, also where it came from; but not by an unsteady hand", async () => {
    for (const [left, end] of [[true, ["take 3", "put back"]], [false, ["take 3"]]] as const) {
      const { done, hands: two } = hands();
      const dragging = new Dragging(two);
      dragging.press(START, CHOICE);
      dragging.move(THERE, !left);
      dragging.move({ x: 8, y: 0 }, true);
      dragging.release(() => null);
      await settled();
      expect(done).toEqual(end);
    }
  });
  it("is stopped, and what was on its way is put back when it has come", async () => {
    let answer = () => {};
    const { done, hands: two } = hands(new Promise((resolve) => (answer = resolve)));
    const dragging = new Dragging(two);
    dragging.press(START, CHOICE);
    dragging.move(THERE, false);
    dragging.stop();
    expect(dragging.carried).toBe(null);
    expect(dragging.release(() => 7)).toBe(false);
    answer();
    await settled();
    expect(done).toEqual(["take 3", "put back"]);
  });
  it("of what could not be taken up does nothing", async () => {
    const { done, hands: two } = hands(Promise.resolve(), false);
    const dragging = new Dragging(two);
    dragging.press(START, CHOICE);
    dragging.move(THERE, false);
    dragging.release(() => 7);
    await settled();
    expect(done).toEqual(["take 3"]);
  });
  it("of what is held already goes on from there", async () => {
    const { done, hands: two } = hands();
    const dragging = new Dragging(two);
    dragging.press(START, { token: null, what: "Agents", touch: true });
    dragging.move(THERE, false);
    expect(dragging.carried).toMatchObject({ what: "Agents", touch: true });
    dragging.release(() => 7);
    await settled();
    expect(done).toEqual(["go on", "put 7"]);
  });
});

describe("what is lifted", () => {
  const choice = (token: number): Choice => ({ token, kind: "territory", value: token, label: { text: `title-${token}`, values: {} } });
  const path: Record<string, Partial<Composed>> = {
    "": { choices: [{ ...choice(1), label: { text: "verb-transfer", values: {} } }] },
    "1": { field: "kind", choices: [choice(2)] },
    "1 2": { field: "source", choices: [choice(3), choice(4)] },
    "1 2 3": { field: "territory", choices: [choice(5)] },
    "1 2 3 5": { field: "count", choices: [choice(6), choice(7)] },
  };
  const asked: Question = { id: 1, kind: "options", must: false, actions: [], notes: [], consequences: [], verbs: ["transfer"], tokens: [1], opening: null, default: null };
  /** A table at which an answer is put together along a path. */
  const source: Source = {
    ...{ line: "live", seen: {}, mine: [0] },
    move: () => Promise.reject(new Error("nothing is sent")),
    async ask<R extends Ask>(request: R) {
      const { question = 0, tokens = [] } = request as Partial<DoCompose>;
      const at = tokens.join(" ");
      const no = { text: "no", say: "Not yours.", rule: "GB-2.2", values: {} };
      const forbidden: UnavailableChoice[] = at === "1 2" ? [{ label: choice(9).label, reasons: [no] }] : [];
      const composed = { question, tokens, asks: "", action: null, note: null, consequences: [], ...path[at] };
      return (request.do === "unavailable" ? forbidden : composed) as Answers[R["do"]];
    },
  };
  it("stops at the next step even if only one way leads on, and can be put back", async () => {
    const draft = new AnswerDraft(source, 0);
    draft.take([asked]);
    await draft.begin(1, "transfer");
    expect(draft.step).toMatchObject({ field: "source", verb: "transfer" });
    expect(draft.trail.map(({ token }) => token)).toEqual([2]);
    const lifted = await draft.lift(choice(3));
    expect(draft.step).toMatchObject({ field: "territory", choices: [choice(5)] });
    expect(draft.trail.map(({ token }) => token)).toEqual([2, 3]);
    draft.putBack(lifted!);
    expect(draft.step?.field).toBe("source");
    const again = await draft.lift(choice(3));
    await draft.choose(choice(5));
    draft.putBack(again!);
    expect(draft.step?.field).toBe("count");
  });
  it("tells why a place is no choice, and forgets it with the next step", async () => {
    const draft = new AnswerDraft(source, 0);
    draft.take([asked]);
    await draft.begin(1, "transfer");
    await draft.why({ name: "Nine", isNamed: ({ text }) => text === "title-9" }, []);
    expect(draft.unoffered).toMatchObject({ name: "Nine", reasons: [{ rule: "GB-2.2" }] });
    await draft.why({ name: "Ten", isNamed: ({ text }) => text === "title-10" }, []);
    expect(draft.unoffered).toEqual({ name: "Ten", verb: null, reasons: [], instead: [] });
    await draft.choose(choice(3));
    expect(draft.unoffered).toBe(null);
  });
  it("is not asked of a step, but of answers that the board shows without one", async () => {
    const draft = new AnswerDraft(source, 0);
    const oneClick = { choice: choice(3), question: asked, action: { verb: "transfer" }, note: { text: "", verb: "transfer", fields: {} }, field: "source" };
    await draft.why({ name: "Nine", isNamed: ({ text }) => text === "title-9" }, [oneClick]);
    expect(draft.unoffered).toMatchObject({ verb: "transfer", reasons: [{ rule: "GB-2.2" }] });
  });
});
