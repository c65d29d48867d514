import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import type { Config } from "../config/index.ts";
import type { Log } from "../logging/index.ts";
import { StartError } from "../start-error.ts";
import { type EmbeddedDatabase, SOCKET_PORT, startEmbedded } from "./embedded/index.ts";
import { getTypeParser } from "./parsers.ts";
import { preparingPool } from "./preparing-pool.ts";
import { shareConnections } from "./share-connection.ts";
import type { Database } from "./tables/index.ts";

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/**
 * Opens the server database that the configuration names, else the embedded one. Both speak PostgreSQL's protocol to
 * the same driver. `onCrash` is told when the embedded engine stops by itself.
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
  const db = createKysely({ connectionString: url, max: 10, shared: 4, ...serverLimits }, log);
  try {
    await sql`select 1`.execute(db);
    return { db, close: () => db.destroy() };
  } catch (cause) {
    await db.destroy();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { host } = new URL(url);
    throw new StartError(`The database server ${host} cannot be used: ${reason}.`, { cause });
  }
}

/**
 * A query that takes longer is a fault; one slow caller must not hold the others. An answer has five seconds more, for a
 * way that is slow; after that the server, or the way to it, is silent. Work that may take any time is told of a server
 * that is gone by the system, which asks after it.
 */
const serverLimits: PoolConfig = {
  statement_timeout: 15_000,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
  connectionTimeoutMillis: 10_000,
  // What is asked here is short: to compile a large plan takes longer than any of it.
  options: "-c timezone=UTC -c jit=off",
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
  // A client emits its own error while checked out; unheard, it would end the process.
  pool.on("connect", (client: PoolClient) => client.on("error", report));
  const preparing = preparingPool(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing }) });
  shareConnections(db, preparing, shared);
  return db;
}
