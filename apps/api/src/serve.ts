import { jobs, routes } from "./app.ts";
import { keepMonthsIn } from "./dashboard/queries.ts";
import { withDemoPhotos } from "./demo/photos/seed.ts";
import { printPastIssues } from "./demo/press.ts";
import { seedWhenEmpty } from "./demo/seed-when-empty.ts";
import { refuseDemoStaff, seedStaff } from "./demo/staff.ts";
import { installationAddress } from "./installation/owner.ts";
import { serveOperators } from "./operator/remote-serve.ts";
import type { Config } from "./platform/config/config.ts";
import { applySettings } from "./platform/config/settings.ts";
import { type Clock, type Context, createClock } from "./platform/context.ts";
import { type OpenDatabase, openDatabase } from "./platform/database/connect.ts";
import type { EmbeddedDatabase } from "./platform/database/embedded/embedded.ts";
import { migrate } from "./platform/database/migrate.ts";
import { createApplication } from "./platform/http/application.ts";
import type { Listener } from "./platform/http/listen.ts";
import { startJobs } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import { openStorage } from "./platform/storage/folder.ts";
import { DESK_FOLDER, withDesk } from "./platform/web/desk.ts";
import { PORTAL_FOLDER, servePortal } from "./platform/web/portal.ts";
import { healthRoutes, openApiRoutes } from "./platform/web/service-routes.ts";
import { createPageChanges, createSupportSlugs } from "./site/page-changes.ts";

export interface Surroundings {
  readonly log: Log;
  /** Called when the embedded database stops by itself: nothing can be answered any more. */
  readonly onCrash: (error: Error) => void;
  /** Default: as the configuration says. */
  readonly clock?: Clock;
  /** Folder of the portal's build; default: its place in this repository. */
  readonly portalFolder?: string;
  /** True when repeated work runs; default true. */
  readonly withJobs?: boolean;
}

/** Started parts: a port that answers «not ready», and the embedded engine where there is one. */
interface Begun {
  readonly listener: Listener;
  readonly engine: EmbeddedDatabase | null;
}

/** A service that answers. */
interface Service {
  readonly context: Context;
  /** One-time address of an empty installation's owner; null: it has one. */
  readonly installation: string | null;
  /** Ends jobs and threads, and closes the database. */
  stop(): Promise<void>;
}

/** Opens and prepares the database, answers every route from now on, and runs the jobs. */
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
  given: Config,
  { log, clock, withJobs = true, portalFolder = PORTAL_FOLDER }: Surroundings,
): Promise<Service> {
  // Settings made at the desk are put into this copy.
  const config = { ...given };
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
  const installation = await installationAddress(context);
  const portal = await servePortal(portalFolder, {
    config,
    log,
    findChanges: createPageChanges(context),
    readSupportSlugs: createSupportSlugs(context),
  });
  const repeated = config.demoData ? [...jobs, printPastIssues] : jobs;
  const work = startJobs(context, withJobs ? repeated : []);
  const operators = config.databaseUrl === null ? await serveOperators(context) : null;
  const served = [...healthRoutes, ...openApiRoutes, ...routes];
  const openPages = await withDesk(DESK_FOLDER, context, portal.open);
  listener.answerWith(createApplication(context, served, openPages));
  return {
    context,
    installation,
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
  await applySettings(context);
  await keepMonthsIn(db, config.publisherZone);
  if (config.demoData) await seedWhenEmpty(context);
  if (config.hasDemoStaff) await seedStaff(context);
  else await refuseDemoStaff(context);
}
