import type { Context } from "./context.ts";
import { shortenLog, tendTables } from "./database/embedded/upkeep.ts";

/** Work that repeats while the api runs. It must be safe in several processes at once. */
export interface Job {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  /** @param stopping Aborts when the program stops, which awaits the run: a long one ends early. */
  readonly run: (context: Context, stopping?: AbortSignal) => Promise<void>;
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
  const stopping = new AbortController();
  let current = Promise.resolve();
  const turn = async () => {
    try {
      await run(context, stopping.signal);
    } catch (error) {
      context.log.error({ err: error, job: name }, "job failed");
    }
    if (!stopping.signal.aborted) timer = setTimeout(start, every);
  };
  const start = () => {
    current = turn();
  };
  start();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
      return current;
    },
  };
}

const HOUR = 60 * 60 * 1000;
/** Retention of a repeated request's first answer. */
const ANSWERS_KEPT = 7 * 24 * HOUR;

/** Deletes expired rows: sessions, counted attempts, challenges, unfinished logins, remembered answers. */
export const housekeeping: Job = {
  name: "housekeeping",
  every: HOUR,
  async run({ db, clock }) {
    const now = clock.now();
    await db.deleteFrom("sessions").where("expires_at", "<", new Date(now)).execute();
    await db.deleteFrom("rate_limits").where("resets_at", "<", new Date(now)).execute();
    await db.deleteFrom("spent_challenges").where("expires_at", "<", new Date(now)).execute();
    await db.deleteFrom("passkey_challenges").where("expires_at", "<", new Date(now)).execute();
    await db.deleteFrom("pending_logins").where("expires_at", "<", new Date(now)).execute();
    await db
      .deleteFrom("idempotent_answers")
      .where("created_at", "<", new Date(now - ANSWERS_KEPT))
      .execute();
  },
};

/** Maintains the embedded engine's tables and log; a server maintains its own. */
export const embeddedUpkeep: Job = {
  name: "embedded upkeep",
  every: 5 * 60 * 1000,
  async run({ db, config }) {
    if (config.databaseUrl !== null) return;
    await tendTables(db);
    await shortenLog(db);
  },
};
