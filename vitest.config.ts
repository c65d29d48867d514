import { defineConfig } from "vitest/config";

/** The zone of every test: never the machine's. Tests that need another pass it in. */
process.env.TZ = "UTC";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [
            "tokens/src/**/*.test.ts",
            "packages/*/src/**/*.test.ts",
            "apps/portal/src/**/*.test.ts",
            "apps/card-sandbox/src/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
