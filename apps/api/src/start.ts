import { routes } from "./app.ts";
import { seedWhenEmpty } from "./demo/seed-when-empty.ts";
import { type Clock, createClock } from "./platform/clock/index.ts";
import type { Config } from "./platform/config/index.ts";
import type { Context } from "./platform/context/index.ts";
import { openDatabase } from "./platform/database/index.ts";
import { createApplication, listen } from "./platform/http/index.ts";
import type { Log } from "./platform/logging/index.ts";
import { migrate } from "./platform/migrations/index.ts";
import { openStorage } from "./platform/storage/index.ts";
import { healthRoutes, starting } from "./platform/web/index.ts";

/** Longest wait for requests under way when stopping, in milliseconds. */
const GRACE = 10_000;

/** A running api. */
export interface Api {
  readonly port: number;
  readonly context: Context;
  /** Accepts nothing more, finishes what is under way, closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the api: takes the port first (answering «not ready»), then opens and migrates the database, then serves.
 * `onCrash` is told when the embedded database fails later.
 * @throws StartError with the one sentence to show.
 */
export async function startApi(
  config: Config,
  log: Log,
  onCrash: (error: Error) => void,
  clock: Clock = createClock(config.startsAt),
): Promise<Api> {
  const storage = openStorage(config);
  const listener = await listen(config.port, starting);
  try {
    const { db, close } = await openDatabase(config, log, onCrash);
    const context: Context = { db, config, log, clock, storage };
    try {
      for (const name of await migrate(db)) log.info({ name }, "migrated");
      if (config.demoData) await seedWhenEmpty(context);
    } catch (error) {
      await close();
      throw error;
    }
    listener.answerWith(createApplication(context, [...healthRoutes, ...routes]).fetch);
    return {
      port: listener.port,
      context,
      async stop() {
        await listener.stop(GRACE);
        await close();
      },
    };
  } catch (error) {
    await listener.stop(0);
    throw error;
  }
}
