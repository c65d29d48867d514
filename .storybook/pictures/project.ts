import { resolve } from "node:path";
import { messagePlugins } from "@parution/app/vite/messages.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";
import { chromium } from "../chromium.ts";
import { forceColours } from "../conditions/project.ts";
import { shapeAndShade } from "./comparator.ts";
import { references } from "./references.ts";

/**
 * Pictures of stories, compared with committed ones. The fit of pages and the speech of components share their server and their
 * browser: what those load costs more than what they check.
 */
export const pictures = defineProject({
  plugins: [...messagePlugins(), tailwindcss(), react()],
  cacheDir: "node_modules/.vite/pictures",
  // Packages are looked for anew at every start: one found later, as a worker's are, would load the page again.
  optimizeDeps: {
    force: true,
    exclude: ["altcha-lib/algorithms/web/pbkdf2", "altcha-lib/workers/shared"],
  },
  test: {
    name: "pictures",
    retry: 1, // Named at the end of a run, as other reruns are (docs/decisions/0035-task-runner.md).
    include: [".storybook/pictures/*.pictures.ts", ".storybook/speech/*.conditions.ts"],
    globalSetup: [".storybook/pictures/chromium-version.ts", ".storybook/pictures/shrink.ts"],
    env: process.env.ALL_STORIES === undefined ? {} : { ALL_STORIES: process.env.ALL_STORIES },
    browser: {
      ...chromium(),
      commands: { forceColours },
      expect: {
        toMatchScreenshot: {
          comparators: { shapeAndShade },
          comparatorName: "shapeAndShade",
          resolveScreenshotPath: ({ arg, ext, root }) => resolve(root, references, `${arg}${ext}`),
        },
      },
    },
  },
});
