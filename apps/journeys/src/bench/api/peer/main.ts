import { Pool } from "pg";
import { serveBare } from "./serve-bare.ts";
import { LIST, ORDER, TABLES } from "./statements.ts";

/** On a server's database that the api has filled; `PORT`, `DATABASE_URL`, `BUSINESS` and `USER_ID` say where and of whom. */
const { DATABASE_URL, BUSINESS, USER_ID } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 16 });
await pool.query(TABLES);

serveBare({
  async list(status) {
    const { rows } = await pool.query({ ...LIST, values: [BUSINESS, status] });
    return rows;
  },
  async order(total, dates) {
    const { rows } = await pool.query({ ...ORDER, values: [BUSINESS, USER_ID, total, dates] });
    return rows;
  },
});
