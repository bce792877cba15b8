import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the pages itself and asks a running `hullbreach serve` for the rest.
const server = process.env.HULLBREACH_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      // Whoever builds the client to play wants no advice about plugins.
      checks: { bundlerTimings: false },
      output: {
        manualChunks: (id: string) => (id.includes("generated/icons") ? "icons" : undefined),
      },
    },
  },
  server: {
    proxy: { "/api": server, "/art": server, "/socket": { target: server, ws: true } },
  },
});
