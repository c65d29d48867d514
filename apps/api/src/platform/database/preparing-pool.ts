import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import {
  Client,
  DatabaseError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
} from "pg";
import { setBounded } from "../bounded-map.ts";

/** Message of node-postgres when no answer has come within `query_timeout`. */
const SILENT = "Query read timeout";

/** Commands that Kysely distinguishes. */
const COMMANDS = ["INSERT", "UPDATE", "DELETE", "MERGE", "COMMIT", "ROLLBACK"] as const;

/**
 * A pool as Kysely uses it, whose frequent statements the server parses once for each connection. A connection from which
 * no answer comes is given up.
 */
export function preparingPool(pool: Pool): PostgresPool {
  const names = createStatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  let count = 0;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      count += 1;
      // A name of its own: the embedded engine is one backend, which remembers an earlier connection's statements.
      const preparing = preparingClient(client, names, `p${count}_`);
      clients.set(client, preparing);
      return preparing;
    },
  };
}

function preparingClient(
  client: PoolClient,
  names: StatementNames,
  prefix: string,
): PostgresPoolClient {
  async function run<Row>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    const { command, rowCount, rows } = await send(text, values);
    const known = COMMANDS.find((one) => one === command) ?? "SELECT";
    return { command: known, rowCount: rowCount ?? 0, rows };
  }

  async function send(text: string, values: readonly unknown[]) {
    const name = isPreparable(text, values) ? names.nameOf(text) : undefined;
    if (name === undefined) return ask(text, values);
    try {
      return await ask(text, values, prefix + name);
    } catch (error) {
      if (!isStale(error)) throw error;
      names.renew();
      if (client.getTransactionStatus() !== "I") throw error;
      return ask(text, values);
    }
  }

  async function ask(text: string, values: readonly unknown[], name?: string) {
    const statement = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    try {
      return await answerTo(client, statement);
    } catch (error) {
      if (isSilent(error)) giveUp(client);
      throw error;
    }
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== "string") throw new Error("Rows are not read by cursors here.");
    return run<Row>(statement, values);
  }

  return { query, release: (destroy) => client.release(destroy) };
}

/**
 * Answers a statement by callback: rows read through the driver's own promise outlive their reader, and wait for the
 * large clean-up of memory (an export of 100 000 rows grew by 80 MB).
 */
function answerTo(client: PoolClient, statement: QueryConfig): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    void client.query(statement, (error: Error | null, result: QueryResult) =>
      error ? reject(error) : resolve(result),
    );
  });
}

/** Texts without values may be several statements, which cannot be prepared. */
const isPreparable = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 || text.startsWith("select ");

const isSilent = (error: unknown): boolean => error instanceof Error && error.message === SILENT;

/** The answer may still come, or never: further statements on this connection would wait for it. */
function giveUp(client: PoolClient): void {
  if (client instanceof Client) void client.end();
}

/** Uses after which a statement is worth keeping parsed. */
const OFTEN = 3;
/** Statements kept parsed at most, in each connection. */
const KEPT = 400;
/** Statements whose uses are counted at most. */
const COUNTED = 2000;

/** Names of the statements that a server keeps prepared, by text. */
export interface StatementNames {
  /** The name under which a statement is kept; undefined where it is not. */
  nameOf(text: string): string | undefined;
  /** Names every statement anew, since the prepared ones no longer fit the tables. */
  renew(): void;
}

/**
 * Names frequent statements: the rest, such as lists of values of every length, would only fill the server's memory.
 */
function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let generation = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= KEPT) return known;
      const used = (uses.get(text) ?? 0) + 1;
      setBounded(uses, text, used, COUNTED);
      if (used < OFTEN) return undefined;
      uses.delete(text);
      const name = `${generation}_${names.size}`;
      names.set(text, name);
      return name;
    },
    renew() {
      names.clear();
      generation += 1;
    },
  };
}

const FEATURE_NOT_SUPPORTED = "0A000";
const CACHED_PLAN = /cached plan/;

/**
 * True when a table has changed since the server parsed a statement of it. Names are given anew and it is asked again, alone
 * by the connection; within a transaction, which such an answer ends, by its caller.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === FEATURE_NOT_SUPPORTED &&
  CACHED_PLAN.test(error.message);
