import { messagePlugins } from "@parution/app/vite/messages.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { chromium } from "../chromium.ts";

/** Emulates forced colours, as high contrast modes do. */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? "active" : "none" });

declare module "vitest/browser" {
  interface BrowserCommands {
    forceColours: (forced: boolean) => Promise<void>;
  }
}

/** Stories under hard conditions: a narrow page, dark, large text, forced colours. */
export const conditions = defineProject({
  plugins: [...messagePlugins(), tailwindcss(), react()],
  cacheDir: "node_modules/.vite/conditions",
  // Packages are looked for anew at every start: one found later, as a worker's are, would load the page again.
  optimizeDeps: {
    force: true,
    exclude: ["altcha-lib/algorithms/web/pbkdf2", "altcha-lib/workers/shared"],
  },
  test: {
    name: "conditions",
    testTimeout: 60_000,
    include: [".storybook/conditions/*.conditions.ts"],
    // The accessibility addon fails a test only where it believes to run in Vitest alone.
    env: {
      VITEST_STORYBOOK: "false",
      ...(process.env.ALL_STORIES !== undefined && { ALL_STORIES: process.env.ALL_STORIES }),
      ...(process.env.STORY_SHARD !== undefined && { STORY_SHARD: process.env.STORY_SHARD }),
    },
    browser: { ...chromium(), commands: { forceColours } },
  },
});
