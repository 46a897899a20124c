/** `npx vite --config src/games/globopolis/dev.config.ts`: the development page, which reads texts outside web/. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [svelte()], server: { fs: { allow: [".."] } } });
