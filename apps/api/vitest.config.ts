import { defineConfig } from "vitest/config";

/** The zone of every test: never the machine's. */
process.env.TZ = "UTC";

const shared = {
  include: ["src/**/*.test.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** The same tests on both engines; the second one needs `TEST_DATABASE_URL` and fails without it. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "api-embedded",
          globalSetup: ["src/platform/testing/embedded.setup.ts"],
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
