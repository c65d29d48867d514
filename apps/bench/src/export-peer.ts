import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { Pool } from "pg";
import { utils, write } from "xlsx";

/**
 * The plain way to the same rows: all of them read, then written by the library in one piece. `PORT`, `DATABASE_URL` and
 * `BUSINESS` say where and whose.
 */
const { PORT, DATABASE_URL, BUSINESS } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL });
const STATEMENT = `select ads.id, ads.ref_web, ads.web_title, ads.status, ads.online, ads.first_date, ads.total,
    ads.created_at, orders.status as order_status, orders.payment_method, supports.label_fr
  from ads join orders on orders.id = ads.order_id join supports on supports.id = ads.support_id
  where orders.business_id = $1 order by ads.created_at desc, ads.id desc`;

const app = new Hono();
app.get("/readyz", (context) => context.text("ready"));
app.get("/export", async (context) => {
  const { rows } = await pool.query(STATEMENT, [BUSINESS]);
  const sheet = utils.json_to_sheet(rows);
  if (context.req.query("format") === "csv") return context.text(utils.sheet_to_csv(sheet));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "ads");
  const file: ArrayBuffer = write(book, { type: "array", bookType: "xlsx", compression: true });
  return context.body(file);
});
serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" });
