import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/**
 * The least that could start: the same framework on the same database, opened as its library opens it, one statement.
 * `PORT` says where, `DATABASE_URL` or `DATA_DIR` of what.
 */
const { PORT, DATABASE_URL, DATA_DIR = "" } = process.env;
const STATEMENT = "select id, label_fr from supports order by id";

interface Engine {
  readonly rows: () => Promise<unknown[]>;
  readonly close: () => Promise<void>;
}

async function embedded(): Promise<Engine> {
  const { PGlite } = await import("@electric-sql/pglite");
  const database = await PGlite.create(join(DATA_DIR, "postgres"));
  return {
    rows: async () => (await database.query(STATEMENT)).rows,
    close: () => database.close(),
  };
}

async function server(url: string): Promise<Engine> {
  const { Pool } = await import("pg");
  const pool = new Pool({ connectionString: url });
  return { rows: async () => (await pool.query(STATEMENT)).rows, close: () => pool.end() };
}

const engine = DATABASE_URL === undefined ? await embedded() : await server(DATABASE_URL);
const app = new Hono();
app.get("*", async (context) => context.json(await engine.rows()));
serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" });

process.once("SIGTERM", async () => {
  await engine.close();
  process.exit();
});
