import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messagePlugins } from "./vite-messages.ts";

const service = `http://localhost:${process.env.PORT ?? 4800}`;

export default defineConfig({
  plugins: [react(), ...messagePlugins(), tailwindcss()],
  // SWR asks for the stand-in of a hook that this React has itself.
  resolve: { alias: { "use-sync-external-store/shim": "react" } },
  server: { proxy: { "/ads": service, "/account": service } },
  build: {
    target: "es2023",
    // Browsers that know light-dark(): older targets would rewrite it, and nested schemes would stop switching.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    modulePreload: { polyfill: false }, // Every browser above knows it.
    rolldownOptions: {
      output: {
        // Names of parts stand in the shell's lists of what to preload: a tenth of a page's own budget.
        chunkFileNames: "assets/[hash].js",
        // What the first page needs in one file: fewer requests, and a tenth smaller than in ten.
        codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] },
      },
    },
  },
});
