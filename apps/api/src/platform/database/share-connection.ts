import type { Kysely, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Database } from "./tables/index.ts";

/** Runs one statement that needs no connection of its own. */
type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;

/** A connection, as long as statements that share it are under way. */
interface Lane {
  readonly client: Promise<PostgresPoolClient>;
  /** Statements sent through it. */
  given: number;
  /** Statements without an answer yet. */
  open: number;
}

const askers = new WeakMap<Kysely<Database>, Ask>();

/**
 * Lets short statements of several callers share the connections of a database: each is sent without waiting for the
 * answers of those before it (pipelining), and fails alone.
 * @param most statements that share a connection before it is given back: so many wait for a slow one, and a transaction waits
 *   the connection for themselves for so many.
 */
export function shareConnections(db: Kysely<Database>, pool: PostgresPool, most: number): void {
  askers.set(db, createAsk(pool, most));
}

/** Function that runs shared statements of a database; undefined in a transaction or on a held connection. */
export const sharedAskOf = (db: Kysely<Database>): Ask | undefined => askers.get(db);

function createAsk(pool: PostgresPool, most: number): Ask {
  let newest: Lane | null = null;

  function enter(): Lane {
    if (newest === null || newest.given === most) {
      newest = { client: pool.connect(), given: 0, open: 0 };
    }
    newest.given += 1;
    newest.open += 1;
    return newest;
  }

  /** True when the lane is empty now. */
  function leave(lane: Lane): boolean {
    lane.open -= 1;
    if (lane.open > 0) return false;
    if (newest === lane) newest = null;
    return true;
  }

  async function connect(lane: Lane): Promise<PostgresPoolClient> {
    try {
      return await lane.client;
    } catch (error) {
      leave(lane);
      throw error;
    }
  }

  return async <Row>(text: string, values: readonly unknown[]) => {
    const lane = enter();
    const client = await connect(lane);
    try {
      return await client.query<Row>(text, values);
    } finally {
      if (leave(lane)) client.release();
    }
  };
}
