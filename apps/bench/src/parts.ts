import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withBrowser } from "@parution/journeys/support/browser";
import type { Browser } from "playwright";
import { build } from "../../launcher/src/commands.mjs";
import { freePort } from "../../launcher/src/free-port.mjs";
import { startProgram } from "../../launcher/src/program.mjs";
import { stopService } from "../../launcher/src/services.mjs";
import { step } from "../../launcher/src/steps.mjs";
import { measureEmbedded, measureServer } from "./api/measure-api.ts";
import { apiEnvironment, readyDemonstration, withApi } from "./api/service.ts";
import { measureSlowSenders } from "./api/slow-senders.ts";
import { measureBytes } from "./bytes/measure-bytes.ts";
import { measureImport } from "./catalogue-import.ts";
import { measureCleanClone } from "./clean-clone.ts";
import { measureColdStart } from "./cold-start.ts";
import { measureDurability } from "./durability/measure-durability.ts";
import { measureEditionPages } from "./edition-pages.ts";
import { measureExports } from "./export-memory.ts";
import type { Figure } from "./figure.ts";
import { measureKeystrokes } from "./form/keystrokes.ts";
import { ownForm, withPlainForm } from "./form/order-forms.ts";
import { measureFormScripts } from "./form/scripts.ts";
import { measureHostileBodies } from "./hostile-bodies.ts";
import { measureAvailability } from "./issues/availability.ts";
import { measureLargeIssue } from "./issues/large-issue.ts";
import { measureIssues } from "./issues/measure-issues.ts";
import { measureKit } from "./kit/measure-kit.ts";
import { kitFigures, kitTable, writeComponents } from "./kit/report.ts";
import { measureLateClosure } from "./late-closure.ts";
import { conditions, versionOf } from "./measured.ts";
import { measureMemory } from "./memory.ts";
import { measureModeration } from "./moderation.ts";
import { measurePages } from "./pages/measure-pages.ts";
import { measureReplay } from "./rate-replay.ts";
import { measureReaders } from "./readers/measure-readers.ts";
import { measureReads } from "./reads/measure-reads.ts";
import { measureRules } from "./rules.ts";
import { serverVersion, withLargeDatabase, withNewDatabase } from "./server.ts";

/** A part of the measurements. */
export interface Part {
  /** Title in the report. */
  readonly title: string;
  /** `kept` is true when the figures are written into the pages that show them. */
  readonly measure: (kept: boolean) => Promise<readonly Figure[]>;
  /** Software besides Node, with versions. */
  readonly programs: () => Promise<readonly string[]>;
}

/** `PORTAL_URL` measures a program that runs already; otherwise one is built, started and stopped. */
const given = process.env.PORTAL_URL;

const chromium = () => withBrowser(async (browser) => [`Chromium ${browser.version()}`]);
const nothing = () => Promise.resolve([]);
const engines = () =>
  Promise.all([serverVersion(), ...["pg", "hono", "@electric-sql/pglite"].map(versionOf)]);

const typst = async () => [await versionOf("@myriaddreamin/typst-ts-node-compiler")];

/** A measurement of the api with the portal's pages, as they are delivered. */
const onBuild = (measure: () => Promise<readonly Figure[]>) => async () => {
  await step("Building the portal", build);
  return measure();
};

/** Parts with a budget, by their names in `pnpm bench`. */
export const parts: Readonly<Record<string, Part>> = {
  rules: {
    title: "Rules",
    measure: measureRules,
    programs: nothing,
  },
  form: { title: "Order form", measure: () => withBrowser(form), programs: chromium },
  kit: {
    title: "Components",
    measure: (kept) => withBrowser((browser) => kit(browser, kept)),
    programs: chromium,
  },
  bytes: { title: "Bytes", measure: measureBytes, programs: nothing },
  api: {
    title: "Service under load",
    measure: async () => [...(await withNewDatabase(measureServer)), ...(await measureEmbedded())],
    programs: engines,
  },
  senders: { title: "Slow senders", measure: measureSlowSenders, programs: engines },
  reads: { title: "Lists over a million ads", measure: reads, programs: engines },
  start: {
    title: "Cold start",
    measure: async () => [
      ...(await measureColdStart(null)),
      ...(await withNewDatabase(measureColdStart)),
    ],
    programs: engines,
  },
  clone: {
    title: "Clean clone",
    measure: measureCleanClone,
    programs: nothing,
  },
  memory: {
    title: "Memory",
    measure: onBuild(async () => [
      ...(await measureMemory(null)),
      ...(await withNewDatabase(measureMemory)),
    ]),
    programs: engines,
  },
  bodies: { title: "Hostile bodies", measure: onBuild(measureHostileBodies), programs: engines },
  exports: {
    title: "Exports",
    measure: () => withNewDatabase(measureExports),
    programs: engines,
  },
  closure: {
    title: "Late closure",
    measure: () => withNewDatabase(measureLateClosure),
    programs: engines,
  },
  replay: {
    title: "Replay of a rate card",
    measure: () => withNewDatabase(measureReplay),
    programs: engines,
  },
  imports: {
    title: "Import of a catalogue",
    measure: () => withNewDatabase(measureImport),
    programs: engines,
  },
  editions: { title: "Pages of an edition", measure: measureEditionPages, programs: typst },
  issues: {
    title: "Printed issues",
    measure: async () => [
      ...(await measureIssues()),
      ...(await withNewDatabase(measureLargeIssue)),
      ...(await withNewDatabase(measureAvailability)),
    ],
    programs: async () => [
      ...[...(await typst()), await versionOf("@hyzyla/pdfium")],
      ...(await engines()),
    ],
  },
  readers: {
    title: "Readers",
    measure: async () => {
      if (!given) await step("Building the portal", build);
      return withNewDatabase(measureReaders);
    },
    programs: engines,
  },
  moderation: {
    title: "Moderation",
    measure: moderation,
    programs: async () => [...(await chromium()), ...(await engines())],
  },
  pages: { title: "Pages", measure: pages, programs: chromium },
  durability: { title: "Durability", measure: measureDurability, programs: engines },
};

function form(browser: Browser): Promise<readonly Figure[]> {
  const onForm = (portal: string) =>
    withPlainForm(async (plain) => {
      const own = ownForm(portal);
      const inAll = await measureFormScripts(browser, own, plain);
      return [inAll, ...(await measureKeystrokes(browser, own, plain))];
    });
  return given ? onForm(given) : withProgram(onForm);
}

/** `PORTAL_URL` measures a program that runs already, on the server of `DATABASE_URL`. */
function moderation(): Promise<readonly Figure[]> {
  const onProgram = (portal: string, database: string) =>
    withBrowser((browser) => measureModeration(browser, portal, database));
  const running = process.env.DATABASE_URL;
  if (given && running) return onProgram(given, running);
  return withNewDatabase((database) =>
    withProgram((portal) => onProgram(portal, database), apiEnvironment(database, "")),
  );
}

function pages(): Promise<readonly Figure[]> {
  return given ? measurePages(given) : withProgram(measurePages);
}

/** Figures of the kit are repeated in its README, for readers who install it alone. */
async function kit(browser: Browser, kept: boolean): Promise<readonly Figure[]> {
  const outcomes = await measureKit(browser);
  const on = await conditions([`Chromium ${browser.version()}`]);
  if (kept) await writeComponents(kitTable(outcomes, on));
  return kitFigures(outcomes);
}

function reads(): Promise<readonly Figure[]> {
  if (given) return measureReads(given, process.env.DATABASE_URL);
  return withLargeDatabase((database) =>
    withApi(database, ({ origin }) => measureReads(origin, database)),
  );
}

/** Builds and starts the whole program on free ports and a folder of its own, for as long as `work` lasts. */
async function withProgram<Result>(
  work: (portal: string) => Promise<Result>,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  await step("Building the portal", build);
  const dataFolder = await mkdtemp(join(tmpdir(), "parution-bench-"));
  const ready = () => readyDemonstration({ DEMO_DATA: "1", ...env, DATA_DIR: dataFolder });
  await step("Printing the demonstration's issues", ready);
  const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
  const services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    await Promise.all(services.map(stopService));
    await rm(dataFolder, { recursive: true, force: true });
  }
}
