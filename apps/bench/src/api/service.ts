import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, root, workspaceEnv } from "../../../launcher/src/commands.mjs";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { untilPrinted } from "../../../launcher/src/press.mjs";
import { type Service, startService, stopService } from "../../../launcher/src/services.mjs";

/** A program that runs for a measurement. */
export interface Running {
  readonly origin: string;
  readonly pid: number;
  /** Waits until the past issues of a demonstration are printed; it logs at level «info». */
  readonly printed: () => Promise<void>;
}

/** An empty database is filled with the demonstration first, on whatever else the machine does. Milliseconds. */
const START_TIMEOUT = 600_000;
/** Timeout of the demonstration's press. Milliseconds. */
const PRINTING = 900_000;

type Environment = Readonly<Record<string, string>>;

/** Runs a program of the repository until `work` ends; `entry` is its path from the root. */
export async function withService<Result>(
  entry: string,
  env: Environment,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  const logs = await mkdtemp(join(tmpdir(), "parution-bench-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  try {
    const service: Service = await startService({
      name: "measured",
      entry,
      env: { ...env, PORT: String(port) },
      logs,
      readyUrl: `${origin}/readyz`,
      timeout: START_TIMEOUT,
    });
    try {
      const pid = service.child.pid ?? Number.NaN;
      return await work({ origin, pid, printed: () => untilPrinted(service, logs, PRINTING) });
    } finally {
      await stopService(service);
    }
  } finally {
    await rm(logs, { recursive: true, force: true });
  }
}

let building: Promise<string> | null = null;

/** The api as it is delivered, built from the sources as they are; its path from the root. */
export function builtApi(): Promise<string> {
  building ??= buildApi();
  return building;
}

async function buildApi(): Promise<string> {
  const { code, output } = await execute("node", ["scripts/build.ts"], {
    cwd: join(root, "apps/api"),
    env: workspaceEnv(),
  });
  if (code !== 0) throw new Error(output);
  return "apps/api/dist/main.js";
}

/** Databases of servers whose issues are printed. */
const printed = new Set<string>();
let embedded: Promise<string> | null = null;

/**
 * Readies a demonstration in `env.DATA_DIR` and the database of `env`, its past issues printed: their press would share the
 * processors with what is measured.
 */
export async function readyDemonstration(env: Environment & { readonly DATA_DIR: string }) {
  const database = env.DATABASE_URL;
  if (database === undefined) {
    embedded ??= printEmbedded();
    await cp(await embedded, env.DATA_DIR, { recursive: true });
  } else if (!printed.has(database)) {
    await printIssues(env);
    printed.add(database);
  }
}

/** Folder of an embedded demonstration, printed once and copied; removed when this process ends. */
async function printEmbedded(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-demonstration-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  await printIssues({ DATA_DIR: folder, DEMO_DATA: "1" });
  return folder;
}

async function printIssues(env: Environment): Promise<void> {
  const settings = { ...env, LOG_LEVEL: "info" };
  await withService(await builtApi(), settings, (running) => running.printed());
}

/**
 * Runs the api on a demonstration, its past issues printed: on the database of a server, or an embedded one where it is null.
 * @param more further settings.
 */
export async function withApi<Result>(
  database: string | null,
  work: (running: Running) => Promise<Result>,
  more: Environment = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-data-"));
  try {
    const env = { ...apiEnvironment(database, folder), ...more, DATA_DIR: folder };
    await readyDemonstration(env);
    return await withService(await builtApi(), env, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Settings of the measured api: no rate limits, and with a server's database secrets of its own. */
export function apiEnvironment(database: string | null, folder: string) {
  return {
    DATA_DIR: folder,
    DEMO_DATA: "1",
    RATE_LIMITS: "0",
    LOG_LEVEL: "warn",
    SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    CARD_STORE_KEY: crypto.randomUUID(),
    CASH_PARTNER_KEY: crypto.randomUUID(),
    ...(database !== null && { DATABASE_URL: database }),
  };
}
