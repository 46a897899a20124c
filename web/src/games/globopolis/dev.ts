/**
 * The board on its own, with positions dumped from real games: `npx vite --config src/games/globopolis/dev.config.ts`, then
 * /src/games/globopolis/dev.html?position=four, fight&theme=paper&lang=de&small=1&stage=1
 */

import { mount } from "svelte";
import "../../tokens.css";
import "../../app.css";
import Dev from "./Dev.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "night";
document.documentElement.dataset.motion = asked.get("motion") ?? "full";
document.documentElement.lang = asked.get("lang") ?? "en";

const target = document.getElementById("app");
if (!target) throw new Error("dev.html has no element #app");
mount(Dev, { target, props: { asked } });
