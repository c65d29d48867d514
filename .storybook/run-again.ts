import type { Reporter } from "vitest/node";

/** Names at the end the tests that passed only when they were run again, and why they did not at once. */
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
