import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The policy of the newspaper's server: nothing inline, nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    // Browsers that know light-dark(), in which the kit's colours are written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["index.html", "blocks.html"] },
  },
  preview: { headers: { "Content-Security-Policy": policy } },
});
