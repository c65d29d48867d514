import type { Reporter } from "vitest/node";

/** Prints at the end the tests that passed only at a rerun, with the first error. */
export const runAgain: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.diagnostic()?.flaky !== true) continue;
        const [first] = test.result().errors ?? [];
        const reason = first?.message.trim().split("\n").slice(0, 3).join(" ") ?? "";
        process.stdout.write(`↻ ${test.fullName}: ${reason}\n`);
      }
    }
  },
};
