import { Pool } from "pg";
import { serveBare } from "./serve-bare.ts";
import { LIST, ORDER, TABLES } from "./statements.ts";

/**
 * On a server's database that the api has filled; `PORT`, `DATABASE_URL`, `BUSINESS` and `USER_ID` say where and of whom,
 * `BYTES` how long a list is at least.
 */
const { DATABASE_URL, BUSINESS, USER_ID, BYTES } = process.env;
/** Highest number that the api counts to. */
const COUNTED = 10_001;
const PAGE = 10;
const pool = new Pool({ connectionString: DATABASE_URL, max: 16 });
await pool.query(TABLES);

const bare = {
  async list(status: string | undefined) {
    const values = [BUSINESS, status, COUNTED, BUSINESS, status, PAGE + 1, 0];
    const { rows } = await pool.query({ ...LIST, values });
    return rows.slice(0, PAGE);
  },
  async order(total: number, dates: readonly string[]) {
    const { rows } = await pool.query({ ...ORDER, values: [BUSINESS, USER_ID, total, dates] });
    return rows;
  },
};
serveBare(bare, Number(BYTES ?? 0));
