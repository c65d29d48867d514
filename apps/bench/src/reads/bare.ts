import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { Pool } from "pg";
import { statements } from "./bare-statements.ts";

/** The same framework, driver and rows, with one statement for each: no session, no rule, no translated label. */
const { PORT, DATABASE_URL, EMAIL } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL });
const { rows } = await pool.query<{ business: string }>(
  "select business_id as business from users where email = $1",
  [EMAIL],
);
const business = rows[0]?.business;

const app = new Hono();
app.get("/readyz", (context) => context.text("ready"));
app.get("/read", async (context) => {
  const { name = "", offset } = context.req.query();
  const text = statements[name] ?? "";
  const { rows: found } = await pool.query({ name, text, values: [business, Number(offset)] });
  return context.json(found);
});
serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" });
