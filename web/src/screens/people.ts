/** What is told of people: their results and ratings, and the variants in which they have them. */

import type { PlayedGame, Rating } from "../generated/messages";
import type { Game } from "../lib/api";
import { t } from "../lib/settings.svelte";

/** How a rating came about: what it surely was after each game that counts, oldest first. */
export function development(games: readonly PlayedGame[], { game, variant }: Pick<Rating, "game" | "variant">): number[] {
  return games
    .filter((each) => each.game === game && each.variant === variant && each.mu !== null && each.sigma !== null)
    .map((each) => (each.mu ?? 0) - 3 * (each.sigma ?? 0))
    .reverse();
}

/** A variant in words: the options that differ from the game's own. */
export function variantName(variant: string, game: Game | undefined): string {
  if (variant === "standard") return t("web-variant-standard");
  return variant
    .split(",")
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      if (name === "edition") return t("web-variant-edition");
      const option = game?.options.find((each) => each.name === name);
      return option === undefined ? pair : `${option.say}: ${valueName(name, value)}`;
    })
    .join(" · ");
}

export function valueName(name: string, value: string): string {
  if (value === "yes" || value === "no") return t(`web-${value}`);
  return /^-?\d+$/.test(value) ? value : t(`web-option-${name}-${value}`);
}
