import { stages } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { install, pnpm } from "./commands.mjs";
import { run } from "./fail.mjs";
import { testPostgres } from "./postgres.mjs";
import { findReaders } from "./readers.mjs";
import { step } from "./steps.mjs";

/** Runs every check, each to its end even after another failed, and sums up. */
async function runChecks(environment) {
  const outcomes = [];
  for (const lanes of stages) {
    const ended = await Promise.all(lanes.map((checks) => runLane(checks, environment)));
    outcomes.push(...ended.flat());
  }
  const failed = outcomes.filter(({ passed }) => !passed);
  for (const { name } of failed) console.error(`✗ ${name}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Runs checks one after another. */
async function runLane(checks, environment) {
  const outcomes = [];
  for (const { name, work } of checks) {
    try {
      await step(name, () => work(environment));
      outcomes.push({ name, passed: true });
    } catch (error) {
      console.error(error.message);
      outcomes.push({ name, passed: false });
    }
  }
  return outcomes;
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
