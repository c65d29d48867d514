import { printRunAgain } from "./check-work.mjs";
import { checks } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { install, pnpm } from "./commands.mjs";
import { run } from "./fail.mjs";
import { testPostgres } from "./postgres.mjs";
import { findReaders } from "./readers.mjs";
import { inTurns, step } from "./steps.mjs";

/** Number of checks at a time: together they keep two cores busy; with a fourth, each only takes longer. */
const LANES = 3;

/** Runs every check, each to its end even after another failed, and prints a summary. */
async function runChecks(environment) {
  const outcomes = await inTurns(checks, LANES, ({ name, work }) =>
    step(name, () => work(environment)),
  );
  const failed = [...outcomes].filter(([, error]) => error !== null);
  printRunAgain();
  for (const [name, error] of failed) console.error(`\n✗ ${name}: ${error.message}\n`);
  for (const [name] of failed) console.error(`✗ ${name}`);
  console.log(`\n${outcomes.size - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

await run(async () => {
  await step("Installing packages", install);
  const chromium = await step("Finding a Chromium", findChromium);
  await step("Finding programs that read documents", findReaders);
  const postgres = await step("Starting a PostgreSQL for the tests", testPostgres);
  try {
    await step("Building the tokens", () => pnpm(["--filter", "@parution/tokens", "build"]));
    await runChecks({ CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
});
