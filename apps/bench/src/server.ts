import { Client } from "pg";
import { execute, root, workspaceEnv } from "../../launcher/src/commands.mjs";
import { testPostgres } from "../../launcher/src/postgres.mjs";
import { step } from "../../launcher/src/steps.mjs";

/** Settings for durable orders, as any server has them by default. */
const DURABLE = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };

/**
 * Finds a PostgreSQL that `pnpm demo:large` has filled: the one of `DATABASE_URL`, else one of its own, which it fills
 * first.
 */
export async function withLargeDatabase<Result>(
  work: (database: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined) return work(given);
  return withOwnServer(async (server) => {
    await step("Filling a database with a million ads", () => fill(server));
    return work(server);
  });
}

/** Numbers of rows of a filled database. */
interface Filled {
  readonly accounts: number;
  /** Orders of ads included. */
  readonly orders: number;
  readonly ads: number;
}

/** Fills a database with copies of the demonstration: a million ads, or as many as are given. */
export async function fill(database: string, size: Partial<Filled> = {}): Promise<void> {
  const args = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const { code, output } = await execute("node", ["apps/api/src/demo/large/main.ts", ...args], {
    cwd: root,
    env: workspaceEnv({ DATABASE_URL: database }),
  });
  if (code !== 0) throw new Error(output);
}

/** A new database on the server of `DATABASE_URL`, or on one of its own; it is gone afterwards. */
export const withNewDatabase = <Result>(
  work: (database: string) => Promise<Result>,
): Promise<Result> => withServer((server) => withDatabase(server, work));

/** The server of `DATABASE_URL`, else one of its own. */
export function withServer<Result>(work: (server: string) => Promise<Result>): Promise<Result> {
  const given = process.env.DATABASE_URL;
  return given === undefined ? withOwnServer(work) : work(given);
}

async function withDatabase<Result>(
  server: string,
  work: (database: string) => Promise<Result>,
): Promise<Result> {
  const name = `parution_bench_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `create database ${name} template template0 encoding 'UTF8'`);
  try {
    return await work(url.href);
  } finally {
    await run(server, `drop database ${name} with (force)`);
  }
}

async function withOwnServer<Result>(work: (server: string) => Promise<Result>): Promise<Result> {
  const { url, stop } = await testPostgres(DURABLE);
  try {
    return await work(url);
  } finally {
    await stop();
  }
}

/** PostgreSQL server of the measured databases. */
export const serverVersion = (): Promise<string> =>
  withServer(async (server) => {
    const [row] = await run(server, "show server_version");
    return `PostgreSQL ${row?.server_version}`;
  });

/** Milliseconds of a statement, its rows read. */
export async function timeOf(database: string, statement: string): Promise<number> {
  const started = performance.now();
  await run(database, statement);
  return performance.now() - started;
}

/** Runs a statement on a connection of its own. */
export async function run(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version?: string }>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
