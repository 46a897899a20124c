import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { BoardProps, Choice, Note, Seat } from "../../lib/types";
import type { View } from "../../generated/globopolis";
import Board from "./Board.svelte";
import { box, positions } from "./positions";

const say = ({ text, values }: Note) => [text, ...Object.values(values)].join(" ");

function drawn(name: string, more: Partial<BoardProps<View>> = {}): string {
  const { view, heard, facts } = positions[name]!;
  const seats = view.holders.map((holder, seat) => ({ seat, holder, name: `Player ${seat}`, mine: seat === 0 }) as Seat);
  const props = { view, heard, facts, box, seats, say, choices: [], onpick: () => {}, lit: null, onlit: () => {}, small: false, ...more };
  return render(Board, { props }).body;
}

/** How many times a field is drawn that is of such a class. */
function fields(html: string, ...classes: string[]): number {
  return [...html.matchAll(/<g role="presentation"[^>]*class="([^"]*)"/g)].filter(([, found]) => classes.every((each) => found!.split(" ").includes(each))).length;
}

const stage = createRawSnippet(() => ({ render: () => "<p>an instrument</p>" }));
const spain: Choice = { token: 7, kind: "territory", value: 11, label: { text: "title-spain", values: {} } };

describe("the board", () => {
  it.each(["two, options", "four, late-options", "five, foreign-territory", "teams, options", "four, over"])(
    "is drawn with nothing turned and nothing faded while all is calm: %s",
    (name) => {
      const html = drawn(name);
      expect(html).not.toContain("rotate(");
      expect([fields(html), fields(html, "faded")]).toEqual([64, 0]);
    },
  );

  it("fades everything but what is fought about", () => {
    expect(fields(drawn("four, fight"), "faded")).toBe(62);
    expect(fields(drawn("four, fight"), "lit")).toBe(2);
  });

  it("does not fade what can be picked where a place is asked for", () => {
    const asked = { verb: "develop", field: "territory", before: null };
    const html = drawn("four, options", { choices: [spain], asked });
    expect([fields(html, "faded"), fields(html, "target"), fields(html, "target", "faded")]).toEqual([63, 1, 0]);
    expect(html).toContain('data-choice="7"');
    // Where one press would be an answer among others, nothing fades.
    expect(fields(drawn("four, options", { choices: [spain] }), "faded")).toBe(0);
  });

  it("shows what stands on the stage instead of the map and the news, and fades what it is not about", () => {
    const concerned = [{ kind: "territory", value: 10 }, { kind: "guild", value: 1 }, { kind: "field", value: 0 }];
    const html = drawn("four, fight", { stage, concerned });
    expect(html).toContain("an instrument");
    expect(html).toMatch(/class="map[^"]* behind/);
    expect(html).not.toContain('data-part="affair"');
    expect(fields(html, "faded")).toBe(61);
    // About nothing in particular: only the map gives way.
    expect(fields(drawn("four, options", { stage }), "faded")).toBe(0);
  });

  it("has it below the small ring on a phone, in the place of the strip", () => {
    const html = drawn("four, options", { stage, small: true });
    expect(html).toContain("an instrument");
    expect(html).not.toContain("<ul");
    expect(drawn("four, options", { small: true })).toContain("<ul");
  });

  it("says of every owned territory what it lacks for its next level", () => {
    const html = drawn("four, late-options");
    expect(html).toMatch(/aria-label="gb-web-owned [^"]*gb-web-lacks 1 gb-web-units/);
  });
});
