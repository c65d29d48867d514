import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../../../launcher/src/fail.mjs";

/** Time limit for a program to be ready, in milliseconds. */
const READY = 30_000;
const POLL = 50;

/** Environment of the browser, which stands far from Morocco as in the other journeys: no rule may follow its zone. */
export const browserEnv = (display?: string): NodeJS.ProcessEnv => ({
  ...process.env,
  TZ: "America/New_York",
  ...(display && { DISPLAY: display, NO_AT_BRIDGE: "1" }),
});

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach(killGroup));

/** Runs a program, which leads a group of all that it starts, until `work` ends; then ends all of them. */
export async function withProcess<Result>(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  work: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  const ended = once(child, "exit").then(() => {
    throw new Failure(`${program} ended by itself.`);
  });
  try {
    return await Promise.race([work(child), ended]);
  } finally {
    running.delete(child);
    killGroup(child);
    await ended.catch(() => undefined);
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Resolves when `url` answers. */
export async function untilAnswers(url: string): Promise<void> {
  const limit = AbortSignal.timeout(READY);
  for (;;) {
    try {
      if ((await fetch(url, { signal: limit })).ok) return;
    } catch (error) {
      if (limit.aborted) throw new Failure(`${url} did not answer within ${READY / 1000} seconds.`);
      if (!(error instanceof TypeError)) throw error;
    }
    await wait(POLL);
  }
}

/** Resolves as `work` does; rejects after `limit` milliseconds with what did not end. */
export async function within<Result>(
  limit: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const late = wait(limit, undefined, { signal: stop.signal }).then(() => {
    throw new Failure(`${what} did not end within ${limit / 1000} seconds.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
}
