import { describe, expect, it } from "vitest";
import type { View } from "../../generated/globopolis";
import type { Choice, Note } from "../../lib/types";
import { latest } from "./dice";
import { sign } from "./icons";
import { box, positions } from "./positions";
import { bits, cardFace, choiceOf, governorLetter, pointedAt, read, slotsOf, spotOf, targets } from "./reading";

const seen = (name: string) => read(positions[name]!.view, box, positions[name]!.facts);

describe("reading a view", () => {
  it("finds 64 fields, 32 territories and 4 guilds in every position", () => {
    for (const name of Object.keys(positions)) {
      const { fields } = seen(name);
      expect(fields, name).toHaveLength(64);
      expect(fields.filter((field) => field.kind === "territory"), name).toHaveLength(32);
      expect(fields.filter((field) => field.kind === "guild" && field.title >= 32), name).toHaveLength(4);
      for (const field of fields.filter((each) => each.title < 0)) expect(sign(field.id, field.kind), field.id).toBeTruthy();
    }
  });

  it("counts as many titles for the players as lie under plates", () => {
    for (const name of Object.keys(positions)) {
      const { fields, players } = seen(name);
      const held = players.reduce((total, player) => total + player.territories + player.guilds.length, 0);
      expect(held, name).toBe(fields.filter((field) => field.owner >= 0).length);
    }
  });

  it("knows which developments count and which are suspended", () => {
    const { fields } = seen("four, late-options");
    expect(fields.reduce((total, field) => total + field.justifiedLevels, 0)).toBe(15);
    expect(fields.reduce((total, field) => total + field.suspended, 0)).toBe(2);
  });

  it("outlines what the engine says is missing, and nothing of its own", () => {
    const plate = (units: number[], lacks: [number[], number[]]) => slotsOf({ units, lacks }).map(({ slots }) => slots.join());
    // As the rules have it: a set for each level.
    const lacks: [number[], number[]] = [[0, 1, 0, 0, 0], [0, 2, 0, 1, 1]];
    expect(plate([2, 0, 3, 1, 1], lacks)).toEqual(["there,there", "developed,super", "there,there", "there,super", "there,super"]);
    // Were two units of food asked for the first level, both would be.
    expect(plate([1, 0, 1, 1, 1], [[0, 2, 0, 0, 0], [0, 2, 0, 0, 0]])[1]).toBe("developed,developed");
    // Nothing is asked for where nothing is said.
    expect(plate([1, 0, 0, 0, 0], [[], []])).toEqual(["there,free", ...Array.from({ length: 4 }, () => "free,free")]);
  });

  it("takes what territories lack from the facts, for every owned one that is not complete", () => {
    for (const name of Object.keys(positions)) {
      for (const field of seen(name).fields.filter((each) => each.kind === "territory")) {
        const complete = field.owner < 0 || field.units.every((count) => count >= 2);
        expect(field.lacks[1].length === 0, `${name}, ${field.id}`).toBe(complete);
      }
    }
  });

  it("keeps the fields that are as they were, so that only the others are drawn again", () => {
    const { view, facts } = positions["four, options"]!;
    const before = read(view, box, facts);
    const owner = [...view.board.owner];
    const [title, old] = [0, owner[0]!];
    owner[title] = old === 1 ? 2 : 1;
    const after = read({ ...view, board: { ...view.board, owner } }, box, facts, before.fields);
    const changed = after.fields.filter((field, at) => field !== before.fields[at]);
    expect(changed.map((field) => field.title)).toContain(title);
    expect(changed.length).toBeLessThan(8);
    expect(changed.find((field) => field.title === title)?.owner).toBe(owner[title]);
    expect(read(view, box, facts, before.fields).fields.every((field, at) => field === before.fields[at])).toBe(true);
  });

  it("sees the own hand and only the number of the others' cards", () => {
    const { hand, players, me } = seen("four, options");
    const own = players.find((player) => player.holder === me)!;
    expect(hand).toHaveLength(own.cards[0] + own.cards[1] + own.cards[2]);
    expect(hand.length).toBeGreaterThan(3);
    expect(players.filter((player) => !player.mine).every((player) => player.cards[2] > 0)).toBe(true);
  });

  it("knows who fights for what", () => {
    const { fight } = seen("four, fight");
    expect(fight).not.toBeNull();
    expect(fight!.aggressor).not.toBe(fight!.defender);
    expect(fight!.dice).toHaveLength(2);
    expect(fight!.polygons![0]).toBeGreaterThanOrEqual(8);
    expect(seen("four, options").fight).toBeNull();
  });

  it("gives the Governors of one colour different letters", () => {
    const { players, governors } = seen("teams, options");
    expect(players).toHaveLength(2);
    expect(governors.map((_, seat) => governorLetter(seat, players))).toEqual(["A1", "B1", "A2", "B2"]);
  });

  it("takes the victory mark from the options or the box", () => {
    expect(seen("two, options").mark).toBe(150);
    const { view } = positions["two, options"]!;
    expect(read({ ...view, options: { ...view.options, mark: 60 } }, box).mark).toBe(60);
  });

  it("says of the own missions alone how far they are", () => {
    for (const name of Object.keys(positions)) {
      for (const { sort, progress } of seen(name).hand) expect(progress !== undefined, name).toBe(sort === "mission");
    }
  });

  it("fills the numbers of a card's row into its words", () => {
    const two = positions["two, options"]!.view;
    expect(cardFace({ amount: 7, resource: "ns" }, two)).toMatchObject({ amount: 7, resource: 4 });
    expect(cardFace({ amounts: [2, 2, 2, 2], min_value: 4 }, two)).toMatchObject({ amount: 2, min_value: 4 });
    const hand = Object.keys(positions).flatMap((name) => seen(name).hand);
    const numbered = hand.filter(({ printed }) => printed.amount !== undefined);
    expect(numbered.length).toBeGreaterThan(0);
    for (const { text, printed } of numbered) expect(text.values?.["amount"]).toBe(printed.amount);
  });

  it("shows the amount of a mission that holds for so many players, and what it pays", () => {
    const two = positions["two, options"]!.view;
    const four = positions["four, options"]!.view;
    const printed = { amounts: [20, 16, 14, 11] };
    expect(cardFace(printed, two)).toMatchObject({ amount: 20, reward: 0 });
    expect(cardFace({ ...printed, points: 15 }, four)).toMatchObject({ amount: 14, reward: 15 });
    const bitter: View = { ...four, options: { ...four.options, victory: "bitter-end" } };
    expect(cardFace(printed, bitter)).toMatchObject({ amount: 14, reward: 20 });
  });

  it("shows a spectator no hand", () => {
    const { view } = positions["four, options"]!;
    const looked = read({ ...view, seat: null }, box);
    expect(looked.me).toBe(-1);
    expect(looked.hand).toEqual([]);
  });
});

describe("choices on the board", () => {
  it("are the fields they name", () => {
    const { choices } = positions["four, late-options"]!;
    const { fields } = seen("four, late-options");
    const found = targets(choices, fields);
    expect(found.size).toBe(choices.length);
    for (const [at, choice] of found) expect(choice.label.text).toBe(`title-${fields[at]!.id}`);
  });

  it("leave alone a field that two of them name", () => {
    const { choices } = positions["four, late-options"]!;
    const { fields } = seen("four, late-options");
    expect(targets([...choices, { ...choices[0]!, token: 999 }], fields).size).toBe(choices.length - 1);
  });

  it("leave alone what is no field", () => {
    const { fields } = seen("four, late-options");
    const dice: Choice = { token: 1, kind: "dice", value: 2, label: { text: "choice-dice", values: { value: 2 } } };
    expect(targets([dice], fields).size).toBe(0);
    expect(choiceOf([dice], { text: "choice-dice", values: { value: 2 } })).toBe(dice);
    expect(choiceOf([dice], { text: "choice-dice", values: { value: 3 } })).toBeUndefined();
  });

  it("are pointed at by the kinds that notes use", () => {
    const { fields } = seen("four, options");
    for (const field of fields) expect(pointedAt(spotOf(field), fields)).toBe(field.at);
    expect(pointedAt({ kind: "resource", value: 1 }, fields)).toBeNull();
    expect(pointedAt(null, fields)).toBeNull();
  });
});

describe("sets and dice", () => {
  it("reads sets of cards, large ones too", () => {
    expect(bits(0b1011)).toEqual([0, 1, 3]);
    expect(bits("0x100000000000000")).toEqual([56]);
    expect(bits(undefined)).toEqual([]);
  });

  it("gives each die its sides", () => {
    const note = (text: string, dice: number[]): Note => ({ text, values: { seat: 0, dice } });
    const sides = (roll: Note) => latest([roll], box, [])!.dice.map((die) => die.sides);
    expect(sides(note("gb-event-rolled", [3, 4]))).toEqual([6, 6]);
    expect(sides(note("gb-event-teleported", [3, 17]))).toEqual([8, 20]);
    expect(sides(note("gb-event-talks", [3, 17]))).toEqual([20, 20]);
    const { dice, polygons } = seen("four, fight").fight!;
    const { text, values } = note("gb-event-battle", Array.from({ length: dice![0] + dice![1] + 2 }, () => 1));
    const round = { text, values: { ...values, holder: 3, mine_count: dice![0], theirs_count: dice![1] } };
    const battle = latest([round], box, [seen("four, fight").fight!])!;
    expect(battle.dice.filter((die) => die.other)).toHaveLength(dice![1] + 1);
    expect(battle.dice[dice![0] + 1]!.sides).toBe(polygons![1]);
    // Whose dice they are is known also where one comes in later than the fight began.
    const late = latest([round], box, [])!;
    expect(late.dice.map((die) => die.other)).toEqual(battle.dice.map((die) => die.other));
    expect(late.defender).toBe(3);
  });

  it("finds the last roll of the log", () => {
    expect(latest([], box, [])).toBeNull();
    const roll = latest(positions["five, fight"]!.heard, box, []);
    expect(roll!.dice.length).toBeGreaterThan(0);
  });
});
