import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Client, type Pool, type PoolClient, type QueryConfig, type QueryResult } from "pg";
import { createPatience } from "./patience.ts";
import { isStale } from "./stale-statement.ts";
import { createStatementNames, type StatementNames } from "./statement-names.ts";

/** What node-postgres says when an answer has not come within `query_timeout`. */
const SILENT = "Query read timeout";

/** The results that Kysely tells apart. */
const COMMANDS = ["INSERT", "UPDATE", "DELETE", "MERGE", "COMMIT", "ROLLBACK"] as const;

/** What node-postgres reads of a statement beyond what its types say. */
interface Statement extends QueryConfig {
  /** Milliseconds. */
  readonly query_timeout: number | undefined;
}

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
  const patience = createPatience();

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
    const isSetting = values.length === 0;
    if (isSetting) patience.begin(text);
    const statement: Statement = {
      ...{ text, values: [...values], query_timeout: patience.limit() },
      ...(name === undefined ? {} : { name }),
    };
    try {
      return await answerTo(client, statement);
    } catch (error) {
      if (isSilent(error)) giveUp(client);
      throw error;
    } finally {
      if (isSetting) patience.end(text);
    }
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    asked: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== "string") throw new Error("Rows are not read by cursors here.");
    return run<Row>(asked, values);
  }

  return { query, release: (destroy) => client.release(destroy) };
}

/**
 * By callback: what is read through the driver's own promise outlives its reader, and waits for the large clean-up of
 * memory (an export of 100 000 rows grew by 80 MB).
 */
function answerTo(client: PoolClient, statement: Statement): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    void client.query(statement, (error: Error | null, result: QueryResult) =>
      error ? reject(error) : resolve(result),
    );
  });
}

/** What has no values may be several statements, which cannot be kept. */
const isPreparable = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 || text.startsWith("select ");

const isSilent = (error: unknown): boolean => error instanceof Error && error.message === SILENT;

/** The answer may come after all, or never: whatever is asked on this connection would wait for it. */
function giveUp(client: PoolClient): void {
  if (client instanceof Client) void client.end();
}
