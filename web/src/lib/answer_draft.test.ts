import { describe, expect, it } from "vitest";
import type { Answers, Opening, Question, WordedAction } from "../generated/messages";
import { AnswerDraft, tokenOf, without } from "./answer_draft.svelte";
import type { Ask, Source } from "./live.svelte";
import type { AnyAction, Note } from "./types";

const end: AnyAction = { verb: "end-turn" };
const attack: AnyAction = { verb: "attack", target: 3 };
const risk: Note = { text: "gb-forecast-attack", values: { chance: 40 } };

function worded({ verb }: AnyAction): WordedAction {
  return { text: `action-${verb}`, verb, fields: {} };
}

function question(id: number, more: Partial<Question> = {}): Question {
  const actions = more.actions ?? [];
  const verbs = [...new Set(actions.map(({ verb }) => verb))];
  const answers = { actions, notes: actions.map(worded), consequences: actions.map(() => []), verbs, tokens: verbs.map((_, at) => at + 2) };
  return { id, kind: "turn", must: true, opening: null, default: null, ...answers, ...more };
}

const turn = question(16, { actions: [end, attack], consequences: [[], [risk]] });
const opening: Opening = { question: 17, tokens: [4], field: "region", asks: "region", choices: [], action: null, note: null, consequences: [], verb: "activate", by: [] };
const next = question(17, { verbs: ["activate"], tokens: [4], opening });

/** A table that tells what is asked next before it answers a move, as the server does; and all that was sent to it. */
function table(after: readonly Question[]) {
  const sent: string[] = [];
  const source: Source = {
    ...{ line: "live", seen: {}, mine: [0] },
    async move(_seat, command) {
      sent.push(`move ${Object.keys(command).join()}`);
      draft.take(after);
      await Promise.resolve();
      return null;
    },
    async ask<R extends Ask>(request: R): Promise<Answers[R["do"]]> {
      sent.push(request.do);
      throw new Error("nothing need be asked");
    },
  };
  const draft = new AnswerDraft(source, 0);
  draft.take([turn]);
  return { draft, sent };
}

describe("a move", () => {
  it("takes one request, and what is asked next is there with its answer", async () => {
    const { draft, sent } = table([next]);
    await draft.press(turn.id, { ...end });
    expect(sent).toEqual(["move act"]);
    expect(draft.questions).toEqual([next]);
    // The answer that came after the step has not put away what had begun by then.
    expect(draft.step).toEqual(opening);
    expect(draft.given).toBe(1);
    expect(draft.busy).toBe(false);
  });

  it("that costs or risks something is weighed without a request, and takes one when it is confirmed", async () => {
    const { draft, sent } = table([]);
    await draft.press(turn.id, attack);
    expect(sent).toEqual([]);
    expect(draft.unconfirmed).toMatchObject({ question: turn.id, action: attack, consequences: [risk] });
    await draft.confirm();
    expect(sent).toEqual(["move act"]);
    expect(draft.unconfirmed).toBeNull();
  });

  it("that is an offer closes its sheet, though the same is asked anew by then", async () => {
    const offer: AnyAction = { verb: "make-offer", to: 1, give: [[0, 5]], get: [], pledges: [] };
    const options = question(20, { kind: "options", verbs: ["make-offer"], tokens: [9] });
    const { draft, sent } = table([{ ...options, id: 21 }]);
    draft.take([options]);
    draft.offering = { question: options, verb: "make-offer" };
    // Somebody else's move asks it anew, and the sheet goes on.
    draft.take([{ ...options, id: 22 }]);
    expect(draft.offering.question.id).toBe(22);
    await draft.send(22, offer);
    expect(sent).toEqual(["move act"]);
    expect(draft.offering).toBeNull();
  });

  it("that is not listed is weighed by the server", async () => {
    const { draft, sent } = table([]);
    await expect(draft.press(turn.id, { verb: "attack", target: 9 })).rejects.toThrow("nothing need be asked");
    expect(sent).toEqual(["compose"]);
  });
});

describe("what is asked", () => {
  it("comes with the musts first, and ends what was under way for what is gone", async () => {
    const { draft } = table([]);
    await draft.press(turn.id, attack);
    draft.take([question(3, { must: false }), next]);
    expect(draft.questions.map(({ id }) => id)).toEqual([17, 3]);
    expect(draft.unconfirmed).toBeNull();
    expect(draft.step).toEqual(opening);
    draft.take([]);
    expect(draft.step).toBeNull();
  });

  it("does not begin anew what is still asked", () => {
    const { draft } = table([]);
    draft.take([next]);
    draft.cancel();
    draft.take([next, question(3, { must: false })]);
    expect(draft.step).toBeNull();
  });
});

it("keeps each verb's token where others are left out", () => {
  const left = without(question(18, { verbs: ["end-options", "allocate", "make-offer"], tokens: [12, 3, 40] }), ["end-options"]);
  expect(left.verbs).toEqual(["allocate", "make-offer"]);
  expect(tokenOf(left, "make-offer")).toBe(40);
});
