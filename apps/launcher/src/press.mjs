import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./fail.mjs";

/** Log line, at level «info», after the press has finished. */
const PRINTED = "demonstration's issues printed";
const POLL_MILLISECONDS = 500;
const LAST_LINES = 50;

/** Last lines of a program's output. */
export const endOf = (output) => output.trim().split("\n").slice(-LAST_LINES).join("\n");

/**
 * Waits until a service has printed the past issues of its demonstration, which share its processors until then.
 * @throws Failure with the end of the service's log where it ends before, or takes longer than `timeout` milliseconds.
 */
export async function untilPrinted({ name, child }, logs, timeout = 240_000) {
  const deadline = performance.now() + timeout;
  for (;;) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    const log = await readFile(join(logs, `${name}.log`), "utf8");
    if (log.includes(PRINTED)) return;
    if (hasEnded || performance.now() > deadline) {
      const errors = await readFile(join(logs, `${name}.errors.log`), "utf8");
      const cause = hasEnded ? "the service ended" : `not within ${timeout / 1000} seconds`;
      throw new Failure(
        `The demonstration's issues were not printed: ${cause}. End of its log:\n${endOf(log + errors)}`,
      );
    }
    await pause(POLL_MILLISECONDS);
  }
}
