import { flushCompileCache } from "node:module";
import type { KyselyPlugin, QueryId, RootOperationNode } from "kysely";
import { readConfig } from "../../platform/config/config.ts";
import { type Context, createClock } from "../../platform/context.ts";
import { openDatabase } from "../../platform/database/connect.ts";
import { createLog } from "../../platform/log.ts";
import { openStorage } from "../../platform/storage/folder.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { readIssues } from "../../printed-issues/work.ts";

/** Last step of a reading when its process is killed. */
export type ReadingStep =
  | ("claiming" | "assembling" | "reading" | "matching")
  | ("storing" | "clipping" | "recording" | "noting");

/*
 * A program for tests: reads the printed issues that wait, as the service does, and is killed at a step. It ends by itself where
 * that does not come. Usage: reading-program.ts <step>
 */
const step = process.argv[2] as ReadingStep;
// Killed, it would leave nothing compiled to the next.
flushCompileCache();
const config = readConfig(process.env);
const { db } = await openDatabase(config, createLog("silent"), (error) => {
  throw error;
});

/** Nothing is finished, nothing is closed. */
const killedAt = (reached: ReadingStep): void => {
  if (reached === step) process.kill(process.pid, "SIGKILL");
};

const kept = openStorage(config);
const storage: Storage = {
  ...kept,
  async get(key) {
    const bytes = await kept.get(key);
    killedAt("assembling");
    return bytes;
  },
  async put(key, bytes, mediaType) {
    await kept.put(key, bytes, mediaType);
    killedAt(key.includes("/page-") ? "storing" : "clipping");
  },
};

/** Notes of an issue that has begun to be read: the pages so far, and the ads among them. */
const NOTES: readonly ReadingStep[] = ["claiming", "reading", "matching"];
let notes = 0;
const written = new WeakMap<QueryId, ReadingStep>();
const statements: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const reached = stepOf(node);
    if (reached !== null) written.set(queryId, reached);
    return node;
  },
  transformResult({ result, queryId }) {
    const reached = written.get(queryId);
    if (reached !== undefined) killedAt(reached);
    return Promise.resolve(result);
  },
};

function stepOf(node: RootOperationNode): ReadingStep | null {
  if (node.kind === "InsertQueryNode") {
    const table = node.into?.table.identifier.name;
    if (table === "print_records") return "recording";
    return table === "operator_trail" ? "noting" : null;
  }
  if (node.kind !== "UpdateQueryNode") return null;
  notes += 1;
  return NOTES[notes - 1] ?? null;
}

const context: Context = {
  ...{ config, storage, db: db.withPlugin(statements) },
  ...{ clock: createClock(config.startsAt), log: createLog("silent") },
};
await readIssues.run(context);
process.exit(0);
