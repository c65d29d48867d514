import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** What a database is asked. */
interface Bare {
  list(status: string | undefined): Promise<readonly unknown[]>;
  order(total: number, dates: readonly string[]): Promise<readonly unknown[]>;
}

/** The least that could be done: the same framework, one statement, no session, no rule, no word of anybody's language. */
export function serveBare({ list, order }: Bare): void {
  const app = new Hono();
  app.get("/readyz", (context) => context.text("ready"));
  app.get("/list", async (context) => context.json(await list(context.req.query("status"))));
  app.post("/orders", async (context) => {
    const { total, dates } = await context.req.json<{ total: number; dates: string[] }>();
    const [placed] = await order(total, dates);
    return context.json(placed);
  });
  serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
}
