import { argon2Sync } from "node:crypto";
import { constants, cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { DEMO_PASSWORD } from "../demo/accounts.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/connect.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createLog } from "../platform/log.ts";
import { startApi } from "../start.ts";

/** Source of a test's database: a copy of a prepared one. */
export type Template =
  | {
      readonly engine: "embedded";
      readonly folder: string;
      /** Folder of a migrated database in which nothing is yet. */
      readonly unused: string;
    }
  | {
      readonly engine: "postgres";
      readonly url: string;
      readonly database: string;
      /** Migrated database in which nothing is yet. */
      readonly unused: string;
    };

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
  }
}

/** The instant at which tests start unless they say otherwise: a Monday, 10:00 in the publisher's zone. */
export const TEST_NOW = "2026-06-01T09:00:00Z";

/** Secret of the tests' services. */
export const TEST_SECRET = "a secret of the tests, long enough to be one";

/** A new folder of its own. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "parution-test-"));
}

/** A test's configuration; `overrides` are environment variables. */
export function testConfig(dataDir: string, overrides: NodeJS.ProcessEnv = {}): Config {
  return readConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    PARUTION_NOW: TEST_NOW,
    SESSION_SECRET: TEST_SECRET,
    // The clock of most tests stands still.
    RATE_LIMITS: "0",
    // Hundreds call at once.
    QUEUE_LIMIT: "10000",
    QUEUE_TIMEOUT: "60000",
    CARD_STORE_KEY: "A STORE KEY OF THE TESTS",
    CASH_PARTNER_KEY: "a partner key of the tests",
    DEMO_DATA: "1",
    LOG_LEVEL: "silent",
    ...overrides,
  });
}

/** An address of other machines, where a demonstration has no staff: tests of one must find none there. */
export const PUBLIC_ADDRESS = { PUBLIC_URL: "https://parution.test" };

/** Migrates a database and leaves it empty, for tests of installations: dozens of migrations take longer than most tests. */
export async function prepareUnused(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config, createLog("silent"), failRun);
  await migrate(db);
  await close();
}

/** Copies an embedded database from one data folder into another. */
export function copyEmbedded(from: string, to: string): void {
  const mode = constants.COPYFILE_FICLONE;
  cpSync(join(from, "postgres"), join(to, "postgres"), { recursive: true, mode });
}

/** Creates the database that tests copy: migrated, with the demonstration data but for its staff, which each start adds. */
export async function prepare(config: Config): Promise<void> {
  const api = await startApi(config, {
    log: createLog("silent"),
    onCrash: failRun,
    withJobs: false,
    portalFolder: join(config.dataDir, "none"),
  });
  await api.context.db.updateTable("users").set({ password_hash: lightHash() }).execute();
  await api.stop();
}

/** Hash of the demonstration's password at the least cost, which it states itself: tests sign in hundreds of times. */
function lightHash(): string {
  const message = DEMO_PASSWORD.normalize("NFC");
  const nonce = Buffer.alloc(16, "parution");
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync("argon2id", { ...cost, message, nonce });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** A database engine that stops by itself ends the test run. */
export function failRun(error: Error): never {
  throw error;
}

/** Creates a database with a name of its own, a copy of `template` when one is given, and returns the name. */
export async function createDatabase(serverUrl: string, template = "template0"): Promise<string> {
  const name = `parution_test_${crypto.randomUUID().replaceAll("-", "")}`;
  // As files: its pages need not pass through the server's log.
  await run(
    serverUrl,
    `create database ${name} template ${template} strategy file_copy encoding 'UTF8'`,
  );
  return name;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `drop database if exists ${name} with (force)`);
}

/** The address of one database of a server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
