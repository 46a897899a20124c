/** Commands that every page has: the pages themselves, and the settings. */

import { games } from "../lib/games.svelte";
import type { PaletteCommand } from "../lib/offered.svelte";
import { route } from "../lib/route.svelte";
import { server } from "../lib/server.svelte";
import { settings, t } from "../lib/settings.svelte";

type Kept = Parameters<typeof settings.keep>[0];

export function everywhere(): PaletteCommand[] {
  return [...pages(), ...choices(), ...switches()];
}

function pages(): PaletteCommand[] {
  const to = (path: string, label: string): PaletteCommand => ({ id: `page ${path}`, group: "pages", label, run: () => route.go(path) });
  return [
    to("/", t("web-home")),
    to("/new", t("web-create")),
    ...games.all.flatMap((game) => [
      ...(game.lesson ? [to(`/learn/${game.name}`, `${t("web-learn")}: ${games.title(game.name)}`)] : []),
      to(`/rules/${game.name}`, `${t("web-rules")}: ${games.title(game.name)}`),
      to(`/best/${game.name}`, `${t("web-best-short")}: ${games.title(game.name)}`),
    ]),
    ...(server.workshop === "off" ? [] : [to("/workshop", t("web-workshop"))]),
    to("/me", t("web-profile")),
    to("/dice", t("web-dice-report")),
    to("/about", t("web-about")),
  ];
}

/** Settings of which one is chosen. */
function choices(): PaletteCommand[] {
  const { kept } = settings;
  const one = (setting: string, value: string, change: Kept): PaletteCommand => ({ id: `set ${setting} ${value}`, group: "settings", label: `${setting}: ${value}`, run: () => settings.keep(change) });
  const system = t("web-as-system");
  return [
    { id: "set language", group: "settings", label: kept.language === "de" ? "English" : "Deutsch", words: "language Sprache", run: () => void settings.speak(kept.language === "de" ? "en" : "de") },
    ...(["night", "paper", "system"] as const).filter((theme) => theme !== kept.theme).map((theme) => one(t("web-theme"), theme === "system" ? system : t(`web-theme-${theme}`), { theme })),
    ...(["full", "calm", "system"] as const).filter((motion) => motion !== kept.motion).map((motion) => one(t("web-motion"), motion === "system" ? system : t(`web-motion-${motion}`), { motion })),
    ...(["slow", "normal", "instant"] as const).filter((speed) => speed !== kept.speed).map((speed) => one(t("web-shown"), t(`web-shown-${speed}`), { speed })),
  ];
}

/** Settings that are on or off. */
function switches(): PaletteCommand[] {
  const { kept } = settings;
  return (
    [
      ["sound", "web-sound"],
      ["captions", "web-captions"],
      ["plain", "web-plain-list"],
      ["alone", "web-alone"],
    ] as const
  ).map(([name, text]) => ({
    id: `switch ${name}`,
    group: "settings" as const,
    label: t(kept[name] ? "web-switch-off" : "web-switch-on", { setting: t(text) }),
    run: () => settings.keep({ [name]: !kept[name] }),
  }));
}
