import { expect, it, vi } from "vitest";

vi.mock("../lib/settings.svelte", () => ({ t: (key: string) => key }));
const { development, variantName } = await import("./people");

const played = (game: string, variant: string, mu: number | null) =>
  ({ table_id: "", seat: 0, game, variant, rank: 1, score: 0, players: 2, points: { text: "", values: {} }, mu, sigma: mu === null ? null : 2, at: 0, public: true }) as const;

it("follows a rating through the games that count, oldest first", () => {
  const games = [played("a", "standard", 30), played("a", "x=1", 50), played("a", "standard", null), played("a", "standard", 20)];
  expect(development(games, { game: "a", variant: "standard" })).toEqual([14, 24]);
});

it("says a variant by its options", () => {
  const options = [
    { name: "mark", say: "Victory mark" },
    { name: "agents", say: "Agents" },
    { name: "victory", say: "Victory by" },
  ];
  const game = { name: "globopolis", title: "", bots: [], options } as never;
  expect(variantName("standard", game)).toBe("web-variant-standard");
  expect(variantName("agents=no,mark=50,victory=territories", game)).toBe("Agents: web-no · Victory mark: 50 · Victory by: web-option-victory-territories");
  expect(variantName("edition=abc", game)).toBe("web-variant-edition");
  expect(variantName("unheard=of", game)).toBe("unheard=of");
});
