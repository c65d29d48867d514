import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { type Config, readConfig } from "../platform/config/config.ts";
import { createClock } from "../platform/context.ts";
import { type OpenDatabase, openDatabase } from "../platform/database/connect.ts";
import { migrate } from "../platform/database/migrate.ts";
import { StartError } from "../platform/errors.ts";
import { createLog } from "../platform/log.ts";
import type { Operation } from "./actions/action.ts";
import { runOperator } from "./program/program.ts";
import { askRunningApi, type CommandRequest } from "./remote-ask.ts";

/** Operators open no session and speak to no payment partner: these sign nothing. */
const UNUSED = "operators sign nothing with this value";
const SECRETS = {
  SESSION_SECRET: UNUSED,
  CARD_STORE_KEY: UNUSED,
  CASH_PARTNER_KEY: UNUSED,
  SESSION_SECRET_FILE: "",
  CARD_STORE_KEY_FILE: "",
  CASH_PARTNER_KEY_FILE: "",
};

// Folders and files are their owner's alone, as those of the api.
process.umask(0o077);

const write = (text: string) => process.stdout.write(text);
const writeError = (text: string) => process.stderr.write(text);

/** Through the api that holds the embedded database, when one runs; else on the database itself. */
async function main(words: readonly string[]): Promise<number> {
  const config = readConfig({ ...process.env, ...SECRETS });
  const operator = process.env.PARUTION_OPERATOR ?? userInfo().username;
  const request = { words: [...words], operator, folder: process.cwd() };
  const answered =
    config.databaseUrl === null ? await askRunningApi(config.dataDir, request) : null;
  if (answered === null) return runHere(config, request);
  for (const { to, text } of answered.written) (to === "output" ? write : writeError)(text);
  return answered.code;
}

async function runHere(config: Config, { words, operator, folder }: CommandRequest) {
  const opened: OpenDatabase[] = [];
  const openUnused = async (): Promise<Operation> => {
    const database = await openDatabase(config, createLog("warn"), fail);
    opened.push(database);
    return { db: database.db, config, clock: createClock(config.startsAt) };
  };
  const open = async () => {
    requireDatabase(config);
    const operation = await openUnused();
    await migrate(operation.db);
    return operation;
  };
  try {
    return await runOperator(words, { operator, folder, open, openUnused, write, writeError });
  } finally {
    for (const { close } of opened) await close();
  }
}

/** An operator's command never creates a database. */
function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || existsSync(join(dataDir, "postgres"))) return;
  throw new StartError(`There is no database in ${dataDir}: start the program once.`);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
