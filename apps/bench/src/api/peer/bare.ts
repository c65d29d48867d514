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

/** The least of a list, for the least of tables: a business and a status. */
export const SHORT_LIST = {
  name: "short",
  text: `select ads.id, ads.ref_web, ads.web_title, ads.status, ads.online, ads.first_date, ads.total, ads.created_at,
      orders.status as order_status, orders.payment_method, supports.label_fr
    from ads join orders on orders.id = ads.order_id join supports on supports.id = ads.support_id
    where ads.business_id = $1 and ads.status = $2
    order by ads.created_at desc, ads.id desc limit 10`,
};

/** One order, its ad and its three dates, in one statement: durable when it is answered. */
export const ORDER = {
  name: "order",
  text: `with placed as (
      insert into bare_orders (business_id, user_id, total, created_at) values ($1, $2, $3, now()) returning id
    )
    insert into bare_dates (order_id, date)
    select placed.id, day from placed, unnest($4::date[]) day
    returning order_id`,
};

export const TABLES = `
  create table if not exists bare_orders (
    id bigint generated always as identity primary key, business_id bigint not null references businesses (id),
    user_id bigint not null references users (id), total bigint not null, created_at timestamptz not null
  );
  create table if not exists bare_dates (
    order_id bigint not null references bare_orders (id), date date not null, primary key (order_id, date)
  )`;
