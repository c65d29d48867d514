import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The zone of every test: never the machine's. */
process.env.TZ = "UTC";

/** Programs that tests start by the dozen read their TypeScript stripped and compiled once. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL("node_modules/.cache/compiled", import.meta.url),
);

const shared = {
  include: ["src/**/*.test.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * Tests of the embedded engine's own behaviour: storage, its only connection, and what the program does on this machine alone.
 * The rest is tested on a server's database, and used on the embedded one by every journey: both in full take longer
 * than a run may. `WHOLE_SUITE` runs everything on both.
 */
const onEmbedded =
  process.env.WHOLE_SUITE === undefined
    ? [
        "src/platform/database/embedded/**/*.test.ts",
        "src/platform/database/{connect,share-connection}.test.ts",
        "src/mail/reading.test.ts",
        "src/testing/{durability,safety/bodies}/**/*.test.ts",
        "src/main.test.ts",
      ]
    : shared.include;

/**
 * Long tests. A server of its own, restarted and with a full disk, takes half a minute to make: what calls answer while the
 * database is away is tested by `way-to-database.test.ts`. The demonstration's past issues are printed and read before any
 * journey begins. Of processes that are killed, those of payments are in every run; those of late closures and letters, and an
 * issue whose ads change while people check it, are at length alone. `WHOLE_SUITE` runs all.
 */
const atLength =
  process.env.WHOLE_SUITE === undefined
    ? [
        "src/testing/faults/server.test.ts",
        "src/demo/press.test.ts",
        "src/{desk-calendar,mail}/kill.test.ts",
        "src/printed-issues/changed-while-checked.test.ts",
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
          globalSetup: ["src/testing/embedded.setup.ts"],
          include: onEmbedded,
          // Query plans, and several processes or sessions on one database, are a server's matter.
          exclude: ["src/demo/large/**", "src/**/several-{processes,sessions}.test.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "api-postgres",
          // What modules keep, they keep for a database of their own: they need not be read anew for each file.
          isolate: false,
          globalSetup: ["src/testing/postgres.setup.ts"],
          exclude: [
            "src/platform/database/embedded/**",
            "src/main.test.ts",
            "src/testing/{durability,safety/bodies}/**",
            ...atLength,
          ],
        },
      },
    ],
  },
});
