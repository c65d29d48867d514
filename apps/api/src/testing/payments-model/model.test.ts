import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../../operator/audit.ts";
import { startTestApi, type TestApi } from "../index.ts";
import { receivedFor } from "./books.ts";
import { commandOf, type Tally } from "./command.ts";
import { steps } from "./plays.ts";
import { openWorld } from "./world.ts";

/** Least number of steps; for a thorough run: `STEPS=100000`. */
const STEPS = Number(process.env.STEPS ?? 200);
/** The first play's; every play adds one. */
const SEED = Number(process.env.SEED ?? 20_261_121);
/** Time for shrinking one finding, in milliseconds. */
const TIME_LIMIT = 120_000;
/** Steps that a play has at most; each begins with accounts of its own. */
const LONGEST = 100;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
});
afterAll(() => api.stop());

test(
  `${STEPS} orders, payments, callbacks, cancellations, edits and jumps of the clock, from seed ${SEED}, leave the expected books`,
  async () => {
    const tally: Tally = { steps: 0 };
    const commands = fc.commands([steps.map((taken) => commandOf(taken, tally))], {
      maxCommands: LONGEST,
      size: "max",
    });
    const play = fc.asyncProperty(commands, async (sequence) => {
      const { model, world } = await openWorld(api);
      await fc.asyncModelRun(() => ({ model, real: world }), sequence);
      const taken = [...world.taken.values()].reduce((sum, amount) => sum + amount, 0);
      expect(await receivedFor(world), "what the providers took").toBe(taken);
    });
    for (let seed = SEED; tally.steps < STEPS; seed += 1) {
      await fc.assert(play, { numRuns: 5, seed, interruptAfterTimeLimit: TIME_LIMIT });
    }
    expect(await audit(api.context)).toEqual([]);
  },
  TIME_LIMIT + 60_000 + STEPS * 500,
);
