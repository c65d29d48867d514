import type { Context } from "../context/index.ts";

/** Work that repeats while the api runs. Several processes may run it at once: it must bear that. */
export interface Job {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  readonly run: (context: Context) => Promise<void>;
}

/** Starts every job, at once and then at its interval. A run that fails is logged and tried again. */
export function startJobs(context: Context, jobs: readonly Job[]): { stop(): Promise<void> } {
  const loops = jobs.map((job) => startLoop(context, job));
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLoop(context: Context, { name, every, run }: Job) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current = Promise.resolve();
  const turn = async () => {
    try {
      await run(context);
    } catch (error) {
      context.log.error({ err: error, job: name }, "job failed");
    }
    if (!stopped) timer = setTimeout(start, every);
  };
  const start = () => {
    current = turn();
  };
  start();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return current;
    },
  };
}
