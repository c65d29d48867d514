import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { Pool } from "pg";

/**
 * The least that could be done: the same framework, one statement, no session, no rule, no word of anybody's language.
 * `PORT`, `DATABASE_URL`, `BUSINESS` and `AD` say where and of what.
 */
const { PORT, DATABASE_URL, BUSINESS, USER_ID } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 16 });

const LIST = {
  name: "list",
  text: `select ads.id, ads.ref_web, ads.web_title, ads.status, ads.online, ads.first_date, ads.total, ads.created_at,
      orders.status as order_status, orders.payment_method, supports.label_fr
    from ads join orders on orders.id = ads.order_id join supports on supports.id = ads.support_id
    where ads.business_id = $1 and ads.status = $2
    order by ads.created_at desc, ads.id desc limit 10`,
};

/** One order, its ad and its three dates, in one statement: durable when it is answered. */
const ORDER = {
  name: "order",
  text: `with placed as (
      insert into bare_orders (business_id, user_id, total, created_at) values ($1, $2, $3, now()) returning id
    )
    insert into bare_dates (order_id, date)
    select placed.id, day from placed, unnest($4::date[]) day
    returning order_id`,
};

await pool.query(`
  create table if not exists bare_orders (
    id bigint generated always as identity primary key, business_id bigint not null references businesses (id),
    user_id bigint not null references users (id), total bigint not null, created_at timestamptz not null
  );
  create table if not exists bare_dates (
    order_id bigint not null references bare_orders (id), date date not null, primary key (order_id, date)
  )`);

const app = new Hono();
app.get("/readyz", (context) => context.text("ready"));
app.get("/list", async (context) => {
  const { rows } = await pool.query({ ...LIST, values: [BUSINESS, context.req.query("status")] });
  return context.json(rows);
});
app.post("/orders", async (context) => {
  const { total, dates } = await context.req.json<{ total: number; dates: string[] }>();
  const { rows } = await pool.query({ ...ORDER, values: [BUSINESS, USER_ID, total, dates] });
  return context.json(rows[0]);
});
serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" });
