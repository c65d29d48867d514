import { jobs, routes } from "./app.ts";
import { keepMonthsIn } from "./dashboard/index.ts";
import { withDemoPhotos } from "./demo/photos/index.ts";
import { seedWhenEmpty } from "./demo/seed-when-empty.ts";
import { serveOperators } from "./operator/index.ts";
import { createClock } from "./platform/clock/index.ts";
import type { Config } from "./platform/config/index.ts";
import type { Context } from "./platform/context/index.ts";
import type { EmbeddedDatabase } from "./platform/database/embedded/index.ts";
import { type OpenDatabase, openDatabase } from "./platform/database/index.ts";
import { createApplication, type Listener } from "./platform/http/index.ts";
import { startJobs } from "./platform/jobs/index.ts";
import { migrate } from "./platform/migrations/index.ts";
import { openStorage } from "./platform/storage/index.ts";
import { healthRoutes, openApiRoutes, PORTAL_FOLDER, servePortal } from "./platform/web/index.ts";
import { createPageChanges } from "./site/index.ts";
import type { Surroundings } from "./start.ts";

/** What is there already: a port that answers «not ready», and the embedded engine where there is one. */
interface Begun {
  readonly listener: Listener;
  readonly engine: EmbeddedDatabase | null;
}

/** A service that answers. */
interface Service {
  readonly context: Context;
  /** Ends what runs beside the answers, and closes the database. */
  stop(): Promise<void>;
}

/** Opens and prepares the database, answers every route from now on, and does what is to be done from time to time. */
export async function serve(
  { listener, engine }: Begun,
  config: Config,
  surroundings: Surroundings,
): Promise<Service> {
  const { log, onCrash } = surroundings;
  const database = await openDatabase(config, log, onCrash, engine);
  try {
    return await serveFrom(database, listener, config, surroundings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveFrom(
  { db, close }: OpenDatabase,
  listener: Listener,
  config: Config,
  { log, clock, withJobs = true, portalFolder = PORTAL_FOLDER }: Surroundings,
): Promise<Service> {
  const kept = openStorage(config);
  const storage = config.demoData ? withDemoPhotos(kept) : kept;
  const context: Context = {
    db,
    config,
    log,
    storage,
    clock: clock ?? createClock(config.startsAt),
  };
  await prepareDatabase(context);
  const portal = await servePortal(portalFolder, {
    config,
    log,
    findChanges: createPageChanges(context),
  });
  const work = startJobs(context, withJobs ? jobs : []);
  const operators = config.databaseUrl === null ? await serveOperators(context) : null;
  const served = [...healthRoutes, ...openApiRoutes, ...routes];
  listener.answerWith(createApplication(context, served, portal.open));
  return {
    context,
    async stop() {
      await operators?.stop();
      await portal.stop();
      await work.stop();
      await close();
    },
  };
}

/** Migrated and, when new and so configured, filled for a demonstration. */
async function prepareDatabase(context: Context): Promise<void> {
  const { db, config, log } = context;
  for (const name of await migrate(db)) log.info({ name }, "migrated");
  await keepMonthsIn(db, config.publisherZone);
  if (config.demoData) await seedWhenEmpty(context);
}
