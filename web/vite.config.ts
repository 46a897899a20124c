import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server of a game under development, for `npm run dev`.
const server = process.env.STATECRAFT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // The page is shown at any address (tools/offline_site.py); where a server shows it, links to its files begin with "/".
  base: "./",
  worker: { format: "es" },
  build: { outDir: "dist", assetsDir: "assets", assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: server, ws: true }, "/texts": server, "/clients": server } },
});
