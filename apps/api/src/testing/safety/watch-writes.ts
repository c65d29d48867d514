import { sql } from "kysely";
import type { Queries } from "../../platform/database/transaction.ts";

/** Attempts are counted with any outcome. */
const COUNTED = ["rate_limits"];

/** Writes by table since the watch began or was last read. */
export interface WriteWatch {
  /** `insert ads`, one entry a row, in no order; what was rolled back is not among them. */
  readonly take: () => Promise<readonly string[]>;
}

/** Notes every row that is written from now on, in the transaction that writes it. */
export async function watchWrites(db: Queries): Promise<WriteWatch> {
  await sql`create table watched_writes (what text not null)`.execute(db);
  await sql`
    create function note_write() returns trigger language plpgsql as $$
    begin
      insert into watched_writes values (lower(tg_op) || ' ' || tg_table_name);
      return null;
    end $$`.execute(db);
  await sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public'
        and tablename <> 'watched_writes' and tablename <> all (${sql.lit(`{${COUNTED.join()}}`)})
      loop
        execute format('create trigger watched after insert or update or delete on %I
          for each row execute function note_write()', name);
      end loop;
    end $$`.execute(db);
  return {
    async take() {
      const { rows } = await sql<{ what: string }>`
        delete from watched_writes returning what`.execute(db);
      return rows.map(({ what }) => what);
    },
  };
}
