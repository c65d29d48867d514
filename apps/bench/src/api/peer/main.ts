import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { Pool } from "pg";
import { listPage, type PageValues } from "../../../../api/src/ads/page-queries.ts";
import type { Database } from "../../../../api/src/platform/database/tables/index.ts";
import { ORDER, serveBare, TABLES } from "./bare.ts";

/**
 * Peer on a server's database that the api has filled; `PORT`, `DATABASE_URL`, `BUSINESS` and
 * `USER_ID` say where and of whom, `BYTES` how long a list is at least.
 */
const { DATABASE_URL, BUSINESS, USER_ID, BYTES } = process.env;
const PAGE = 10;
const pool = new Pool({ connectionString: DATABASE_URL, max: 16 });
await pool.query(TABLES);

const VALIDATED: PageValues = {
  reach: Number(BUSINESS),
  status: 2,
  upper: null,
  lower: null,
  from: null,
  before: null,
  webState: null,
  offset: 0,
  limit: PAGE + 1,
};
/** The statement of the api, word for word: written as the api writes it, for a database that answers nothing. */
const written: CompiledQuery[] = [];
const unanswered = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log({ query }) {
    written.push(query);
  },
});
await listPage(unanswered, { column: "business_id", given: ["status"] }, VALIDATED);
const [page] = written;
if (page === undefined) throw new Error("The api wrote no statement.");

serveBare(
  {
    async list() {
      const { rows } = await pool.query({
        name: "list",
        text: page.sql,
        values: [...page.parameters],
      });
      return rows.slice(0, PAGE);
    },
    async order(total: number, dates: readonly string[]) {
      const { rows } = await pool.query({ ...ORDER, values: [BUSINESS, USER_ID, total, dates] });
      return rows;
    },
  },
  Number(BYTES ?? 0),
);
