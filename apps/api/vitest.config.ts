import { defineConfig } from "vitest/config";

/** The zone of every test: never the machine's. */
process.env.TZ = "UTC";

const shared = {
  include: ["src/**/*.test.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** What no engine can change: refusals of a payload, passwords, the typesetter. `WHOLE_SUITE` runs them on both. */
const onOneEngine =
  process.env.WHOLE_SUITE === undefined
    ? [
        "src/orders/rules-of-point-5.test.ts",
        "src/journal/rules.test.ts",
        "src/session/**",
        "src/proof/**",
        "src/typesetter/**",
        "src/exports/sheets/**",
        "src/daily-pages/**",
      ]
    : [];

/** The same tests on both engines; the second one needs `TEST_DATABASE_URL` and fails without it. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "api-embedded",
          globalSetup: ["src/platform/testing/embedded.setup.ts"],
          // Query plans are a server's matter.
          exclude: [...onOneEngine, "src/demo/large/**"],
        },
      },
      {
        test: {
          ...shared,
          name: "api-postgres",
          globalSetup: ["src/platform/testing/postgres.setup.ts"],
          exclude: ["src/platform/database/embedded/**", "src/main.test.ts"],
        },
      },
    ],
  },
});
