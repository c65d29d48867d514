import { defineConfig } from "vitest/config";

/** The zone of every test: never the machine's. */
process.env.TZ = "UTC";

const shared = {
  include: ["src/**/*.test.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * What no engine changes, or only reads, as the journeys do on the embedded engine all the time: tested on a server's
 * database alone, since both in full take longer than anybody waits. `WHOLE_SUITE` runs everything on both.
 */
const onOneEngine =
  process.env.WHOLE_SUITE === undefined
    ? [
        "src/orders/rules-of-point-5.test.ts",
        "src/platform/{config,http,password}/**",
        "src/{session,typesetter,proof,exports,certificates,daily-pages}/**",
        "src/{catalogue,calendar,site,quote,pricing,journal,subscriptions,team,profile}/**",
        "src/invoices/document.test.ts",
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
