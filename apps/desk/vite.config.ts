import { messagePlugins } from "@parution/app/vite/messages.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const service = `http://localhost:${process.env.PORT ?? 4800}`;

export default defineConfig({
  base: "/desk/",
  plugins: [react(), ...messagePlugins(), tailwindcss()],
  server: { proxy: { "/ads": service, "/account": service, "/favicon.svg": service } },
  build: {
    target: "es2023",
    // Browsers that know light-dark(): older targets would rewrite it, and nested schemes would stop switching.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
  },
});
