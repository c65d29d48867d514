import { execute, root, workspaceEnv } from "../../../launcher/src/commands.mjs";
import { atMost, type Figure } from "./figure.ts";

/** Rounds of killing and of cutting the power; the budget is met by the defaults. */
const ROUNDS = process.env.PARUTION_DURABILITY_ROUNDS ?? "30";

/**
 * Runs the service's own durability tests: a round fails at the first order that was acknowledged and is gone, or is
 * half there.
 */
export async function measureDurability(): Promise<readonly Figure[]> {
  const test = "src/platform/database/embedded/durability";
  const { code, output } = await execute(
    "vitest",
    ["run", "--project", "api-embedded", "--reporter=json", test],
    {
      cwd: `${root}/apps/api`,
      env: workspaceEnv({ PARUTION_DURABILITY_ROUNDS: ROUNDS }),
    },
  );
  const report = JSON.parse(output.slice(output.indexOf("{")));
  const { numPassedTests, numPendingTests, numFailedTests } = report;
  const area = `orders lost or halved in ${ROUNDS} rounds of kill -9 and of power loss, embedded`;
  if (code !== 0 && numFailedTests === 0) throw new Error(output.slice(-2000));
  const skipped = numPendingTests > 0 ? ` (${numPendingTests} test skipped here)` : "";
  if (numPassedTests + numFailedTests === 0) throw new Error("No durability test was run.");
  return [{ area: area + skipped, value: numFailedTests, unit: "", budget: atMost(0), peers: [] }];
}
