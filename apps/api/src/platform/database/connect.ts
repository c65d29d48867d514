import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, type PoolClient, type PoolConfig, types } from "pg";
import type { Config } from "../config/config.ts";
import { StartError } from "../errors.ts";
import type { Log } from "../log.ts";
import { type EmbeddedDatabase, SOCKET_PORT, startEmbedded } from "./embedded/embedded.ts";
import { preparingPool } from "./preparing-pool.ts";
import { shareConnections } from "./share-connection.ts";
import type { Database } from "./tables/index.ts";

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/**
 * Opens the server database that the configuration names, else the embedded one. Both use PostgreSQL's protocol with
 * the same driver. `onCrash` is called when the embedded engine stops by itself.
 * @param running the embedded engine, where it was started before.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  log: Log,
  onCrash: (error: Error) => void,
  running: EmbeddedDatabase | null = null,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openServer(config.databaseUrl, log);
  const engine = running ?? (await startEmbedded(config.dataDir, onCrash));
  const db = createKysely(embeddedPool(engine.socketFolder), log);
  return {
    db,
    async close() {
      await db.destroy();
      await engine.stop();
    },
  };
}

/** @throws StartError when the server does not answer; its password is not repeated. */
async function openServer(url: string, log: Log): Promise<OpenDatabase> {
  const db = createKysely({ ...serverOptions(url), max: 10, shared: 4, ...serverTimeouts }, log);
  const unlimited = createKysely({ ...serverOptions(url), max: 4, shared: 4 }, log);
  untimed.set(db, unlimited);
  const close = async () => {
    await Promise.all([db.destroy(), unlimited.destroy()]);
  };
  try {
    await sql`select 1`.execute(db);
    return { db, close };
  } catch (cause) {
    await close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { host } = new URL(url);
    throw new StartError(`The database server ${host} cannot be used: ${reason}.`, { cause });
  }
}

const untimed = new WeakMap<Kysely<Database>, Kysely<Database>>();

/**
 * The same database through connections that have no timeouts: for migrations, backups and whole tables, which may take
 * longer than any request. A transaction, and the embedded database, which has no timeouts, are returned as they are.
 */
export const withoutTimeouts = (db: Kysely<Database>): Kysely<Database> => untimed.get(db) ?? db;

const serverOptions = (url: string): PoolConfig => ({
  connectionString: url,
  // TCP reports a server that is gone also to work without timeouts.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
  // Statements are short: compiling a large plan takes longer than running any of them. Indexes of small tables are in memory,
  // not on a spinning disk as the server supposes: a list took a third longer by reading those tables from end to end.
  options: "-c timezone=UTC -c jit=off -c random_page_cost=1.1",
});

/**
 * Milliseconds. A slower statement is a fault, and one slow caller must not hold up the others. The driver waits five
 * seconds longer than the server, for a slow network; then server or network are silent.
 */
const serverTimeouts: PoolConfig = {
  statement_timeout: 15_000,
  query_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
};

/** One connection only: the embedded engine is one backend. It is local, so it never expires. */
function embeddedPool(socketFolder: string): Options {
  return {
    host: socketFolder,
    port: SOCKET_PORT,
    user: "postgres",
    database: "postgres",
    max: 1,
    shared: 16,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  };
}

interface Options extends PoolConfig {
  /** Short statements that share a connection. */
  readonly shared: number;
}

function createKysely({ shared, ...options }: Options, log: Log): Kysely<Database> {
  const pool = new Pool({ ...options, pipeline: true, types: { getTypeParser } });
  const report = (error: Error) => log.error({ err: error }, "database connection lost");
  pool.on("error", report);
  // A checked-out client emits its own errors; without a listener they would end the process.
  pool.on("connect", (client: PoolClient) => client.on("error", report));
  const preparing = preparingPool(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing }) });
  shareConnections(db, preparing, shared);
  return db;
}

/** Number of the type `date[]`, which the driver does not name. */
const DATES = 1182;

/**
 * Types of PostgreSQL's values in JavaScript: `bigint` and `numeric` (sums of centimes) as numbers, `date` as the ISO text it is
 * (a calendar day has no zone), several of them as their list, `timestamptz` as `Date`, everything else as node-postgres does.
 */
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === types.builtins.INT8 || oid === types.builtins.NUMERIC) return safeNumber;
  if (oid === types.builtins.DATE) return String;
  if (oid === DATES) return (text: string) => text.match(/[\d-]+/g) ?? [];
  return types.getTypeParser(oid, format);
}

/** Refuses a whole number that JavaScript would round. */
function safeNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is out of range`);
  return value;
}
