import { defineConfig, defineProject } from "vitest/config";
import { runAgain } from "./.storybook/run-again.ts";

/** The zone of every test: never the machine's. Tests that need another pass it in. */
process.env.TZ = "UTC";

export const unit = defineProject({
  test: {
    name: "unit",
    environment: "node",
    // Units keep nothing between them, so modules need not be read anew for each file.
    isolate: false,
    // A machine that is busy with other checks is slow, not wrong.
    testTimeout: 60_000,
    include: [
      ".storybook/**/*.test.{ts,tsx}",
      "tokens/src/**/*.test.ts",
      "packages/*/src/**/*.test.ts",
      "packages/kit/{cli,codemods}/*.test.ts",
      "packages/kit/scripts/*/*.test.ts",
      "apps/portal/src/**/*.test.ts",
      "apps/desk/src/**/*.test.ts",
      "apps/sandboxes/src/**/*.test.ts",
      "apps/bench/src/**/*.test.ts",
    ],
  },
});

/** Units without Storybook's plugin, which `vitest.config.ts` starts for them too. */
export default defineConfig({
  test: { update: "none", reporters: ["default", runAgain], projects: [unit] },
});
