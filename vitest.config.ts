import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chromium } from "./.storybook/chromium.ts";
import { conditions } from "./.storybook/conditions/project.ts";
import { pictures } from "./.storybook/pictures/project.ts";
import { runAgain } from "./.storybook/run-again.ts";
import { unit } from "./vitest.unit.config.ts";

/** A cache for each build of React: packages that are bundled anew while stories load would load the page again. */
const ownCache: Plugin = {
  name: "own-cache",
  enforce: "post",
  config: ({ cacheDir }) => ({ cacheDir: `${cacheDir}/${process.env.NODE_ENV}` }),
};

/** `npm test` runs stories that press, type or expect something; what others show is compared as a picture or in the sweep. */
const sampled = process.env.STORY_SAMPLE !== undefined && { tags: { include: ["play-fn"] } };

export default defineConfig({
  test: {
    // A snapshot or a picture that is missing fails: only `--update` writes one.
    update: "none",
    reporters: ["default", runAgain],
    projects: [
      unit,
      {
        plugins: [storybookTest({ configDir: ".storybook", ...sampled }), ownCache],
        // Stories clear away what they draw, so a file need not begin with a page of its own.
        test: {
          name: "stories",
          isolate: false,
          setupFiles: [".storybook/without-log.ts"],
          testTimeout: 60_000,
          // Play functions press with a real pointer here: see `.storybook/pointer.ts`.
          env: {
            STORY_POINTER: "real",
            ...(process.env.STORY_SAMPLE !== undefined && { STORY_SAMPLE: "1" }),
          },
          browser: chromium(),
        },
      },
      conditions,
      pictures,
    ],
  },
});
