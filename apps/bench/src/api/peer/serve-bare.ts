import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** Statements of a database. */
interface Bare {
  list(status: string | undefined): Promise<readonly unknown[]>;
  order(total: number, dates: readonly string[]): Promise<readonly unknown[]>;
}

/**
 * The least possible work: the same framework, one statement, no session, no rule, no translated label.
 * @param bytes length of a list's answer at least, as the api's: it is padded with spaces.
 */
export function serveBare({ list, order }: Bare, bytes = 0): void {
  const app = new Hono();
  app.get("/readyz", (context) => context.text("ready"));
  app.get("/list", async (context) => {
    const rows = JSON.stringify(await list(context.req.query("status")));
    return context.body(rows.padEnd(bytes), 200, { "Content-Type": "application/json" });
  });
  app.post("/orders", async (context) => {
    const { total, dates } = await context.req.json<{ total: number; dates: string[] }>();
    const [placed] = await order(total, dates);
    return context.json(placed);
  });
  serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
}
