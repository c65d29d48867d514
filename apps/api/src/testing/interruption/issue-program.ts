import { flushCompileCache } from "node:module";
import type { KyselyPlugin, QueryId, RootOperationNode } from "kysely";
import { RawNode, TableNode } from "kysely";
import { announceIssues } from "../../certificates/announce.ts";
import { reportAbsent } from "../../desk-editions/missed.ts";
import { readConfig } from "../../platform/config/config.ts";
import { type Context, createClock } from "../../platform/context.ts";
import { openDatabase } from "../../platform/database/connect.ts";
import { createLog } from "../../platform/log.ts";
import { openStorage } from "../../platform/storage/folder.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { readIssues } from "../../printed-issues/reading-job.ts";

/** Operation of the jobs of a printed issue: a statement that writes to a table, or an access to the storage. */
export type Operation =
  | `update ${"printed_issues" | "editions" | "issue_announcements"}`
  | `insert ${"print_records" | "edition_pages" | "operator_trail"}`
  | `insert ${"issue_announcements" | "certificates" | "mails"}`
  | ("get piece" | "put page" | "put ad" | "put certificate");

/*
 * A program for tests: reads the printed issues that wait, reports what they lack and writes to advertisers, as the service does, and is
 * killed after one of its operations. It ends by itself where that does not come. Usage: issue-program.ts <operation> <number from 1>
 */
const [operation, number] = [process.argv[2] as Operation, Number(process.argv[3])];
// Killed, it would leave nothing compiled to the next.
flushCompileCache();
const config = readConfig(process.env);
const { db } = await openDatabase(config, createLog("silent"), (error) => {
  throw error;
});

let done = 0;
/** Records the step that was carried out; nothing is finished, nothing is closed. */
function note(carriedOut: string | null): void {
  if (carriedOut !== operation) return;
  done += 1;
  if (done === number) process.kill(process.pid, "SIGKILL");
}

/** Kind of a file, by its storage key. */
const fileOf = (key: string): string =>
  /\/(piece|page|ad)-/.exec(key)?.[1] ?? (key.startsWith("certificates/") ? "certificate" : "");

const kept = openStorage(config);
const storage: Storage = {
  ...kept,
  async get(key) {
    const bytes = await kept.get(key);
    note(`get ${fileOf(key)}`);
    return bytes;
  },
  async put(key, bytes, mediaType) {
    await kept.put(key, bytes, mediaType);
    note(`put ${fileOf(key)}`);
  },
};

const written = new WeakMap<QueryId, string>();
const statements: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const statement = statementOf(node);
    if (statement !== null) written.set(queryId, statement);
    return node;
  },
  transformResult({ result, queryId }) {
    note(written.get(queryId) ?? null);
    return Promise.resolve(result);
  },
};

function statementOf(node: RootOperationNode): string | null {
  if (node.kind === "InsertQueryNode") return `insert ${node.into?.table.identifier.name}`;
  if (node.kind === "UpdateQueryNode") {
    const { table } = node;
    return table !== undefined && TableNode.is(table)
      ? `update ${table.table.identifier.name}`
      : null;
  }
  if (!RawNode.is(node)) return null;
  const table = /^\s*insert into (\w+)/.exec(textOf(node))?.[1];
  return table === undefined ? null : `insert ${table}`;
}

/** A statement as far as it is text, with the names of its tables. */
function textOf({ sqlFragments, parameters }: RawNode): string {
  return sqlFragments
    .map((text, at) => {
      const next = parameters[at];
      if (next === undefined) return text;
      if (RawNode.is(next)) return text + textOf(next);
      return text + (TableNode.is(next) ? next.table.identifier.name : "");
    })
    .join("");
}

const context: Context = {
  config,
  storage,
  db: db.withPlugin(statements),
  clock: createClock(config.startsAt),
  log: createLog("silent"),
};
for (const job of [readIssues, reportAbsent, announceIssues]) await job.run(context);
process.exit(0);
