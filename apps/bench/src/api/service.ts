import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, root, workspaceEnv } from "../../../launcher/src/commands.mjs";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { type Service, startService, stopService } from "../../../launcher/src/services.mjs";

/** A program that runs for a measurement. */
export interface Running {
  readonly origin: string;
  readonly pid: number;
}

/** An empty database is filled with the demonstration first, on whatever else the machine does. Milliseconds. */
const START_TIMEOUT = 600_000;

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
      return await work({ origin, pid: service.child.pid ?? Number.NaN });
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

/**
 * Runs the api on a database, empty where `database` is null: then it makes an embedded one, with the demonstration.
 * @param more further settings.
 */
export async function withApi<Result>(
  database: string | null,
  work: (running: Running) => Promise<Result>,
  more: Environment = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-data-"));
  try {
    const env = { ...apiEnvironment(database, folder), ...more };
    return await withService(await builtApi(), env, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Settings of the measured api: no rate limits, and with a server's database secrets of its own. */
export function apiEnvironment(database: string | null, folder: string): Environment {
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
