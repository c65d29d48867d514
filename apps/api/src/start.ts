import { jobs, routes } from "./app.ts";
import { keepMonthsIn } from "./dashboard/index.ts";
import { withDemoPhotos } from "./demo/photos/index.ts";
import { seedWhenEmpty } from "./demo/seed-when-empty.ts";
import { serveOperators } from "./operator/index.ts";
import { type Clock, createClock } from "./platform/clock/index.ts";
import type { Config } from "./platform/config/index.ts";
import type { Context } from "./platform/context/index.ts";
import { openDatabase } from "./platform/database/index.ts";
import { createApplication, listen } from "./platform/http/index.ts";
import { startJobs } from "./platform/jobs/index.ts";
import type { Log } from "./platform/logging/index.ts";
import { migrate } from "./platform/migrations/index.ts";
import { openStorage } from "./platform/storage/index.ts";
import {
  healthRoutes,
  openApiRoutes,
  PORTAL_FOLDER,
  servePortal,
  starting,
} from "./platform/web/index.ts";

/** Longest wait for requests under way when stopping, in milliseconds. */
const GRACE = 10_000;

/** A running api. */
export interface Api {
  readonly port: number;
  readonly context: Context;
  /** Accepts nothing more, finishes what is under way, closes the database. */
  stop(): Promise<void>;
}

interface Surroundings {
  readonly log: Log;
  /** Told when the embedded database stops by itself: nothing can be answered any more. */
  readonly onCrash: (error: Error) => void;
  /** Default: as the configuration says. */
  readonly clock?: Clock;
  /** Where the portal's build stands; default: its place in this repository. */
  readonly portalFolder?: string;
  /** Whether repeated work runs; default true. */
  readonly withJobs?: boolean;
}

/**
 * Starts the api: takes the port first (answering «not ready»), then opens the database, then serves.
 * @throws StartError with the one sentence to show.
 */
export async function startApi(config: Config, surroundings: Surroundings): Promise<Api> {
  const { withJobs = true, portalFolder = PORTAL_FOLDER } = surroundings;
  const listener = await listen(config.port, starting);
  try {
    const { context, close } = await openContext(config, surroundings);
    const pages = await servePortal(portalFolder, { config, log: surroundings.log });
    const work = startJobs(context, withJobs ? jobs : []);
    const operators = config.databaseUrl === null ? await serveOperators(context) : null;
    const served = [...healthRoutes, ...openApiRoutes, ...routes];
    listener.answerWith(createApplication(context, served, pages).fetch);
    return {
      port: listener.port,
      context,
      async stop() {
        await listener.stop(GRACE);
        await operators?.stop();
        await work.stop();
        await close();
      },
    };
  } catch (error) {
    await listener.stop(0);
    throw error;
  }
}

/** Opens what use cases need, the database migrated and, when new and so configured, filled for a demonstration. */
async function openContext(config: Config, { log, onCrash, clock }: Surroundings) {
  const kept = openStorage(config);
  const storage = config.demoData ? withDemoPhotos(kept) : kept;
  const { db, close } = await openDatabase(config, log, onCrash);
  const context: Context = {
    db,
    config,
    log,
    storage,
    clock: clock ?? createClock(config.startsAt),
  };
  try {
    for (const name of await migrate(db)) log.info({ name }, "migrated");
    await keepMonthsIn(db, config.publisherZone);
    if (config.demoData) await seedWhenEmpty(context);
    return { context, close };
  } catch (error) {
    await close();
    throw error;
  }
}
