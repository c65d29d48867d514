import { createClient } from "@parution/contract/client";
import { declareClosure, readDeskCalendar, undoClosure } from "@parution/contract/desk-calendar";
import type { IsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf } from "../demo/accounts.ts";
import { audit } from "../operator/audit.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { openSession } from "../platform/session/sessions.ts";
import { copyTemplate, type Source, TEST_NOW } from "../testing/index.ts";
import { withBooks } from "../testing/interruption/books.ts";
import { type KillableApi, killableApi } from "../testing/interruption/killable-api.ts";

const SECRET = "a secret of the tests, long enough to be one";
const DAY: IsoDate = "2026-09-07";
const NEXT: IsoDate = "2026-09-08";
/** Three batches of the job, which is killed between the first two. */
const ADS = 1500;

let source: Source;
let api: KillableApi;
let token: string;
beforeAll(async () => {
  source = await copyTemplate();
  token = await withBooks(source, async ({ db }) => {
    await planAds(db);
    return openStaffSession(db);
  });
  api = await killableApi({
    DATA_DIR: source.dataDir,
    PARUTION_NOW: TEST_NOW,
    SESSION_SECRET: SECRET,
    DEMO_DATA: "1",
    CARD_STORE_KEY: "A STORE KEY OF THE TESTS",
    CASH_PARTNER_KEY: "a partner key of the tests",
    ...source.env,
  });
});
afterAll(async () => {
  // After a failure it still runs.
  await api.kill();
  await source.remove();
});

/** Copies of an ad of the demonstration, of every account, planned for one day and every tenth for the day after too. */
async function planAds(db: Queries): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(format('%I', column_name), ', ') as columns from information_schema.columns
    where table_schema = current_schema() and table_name = 'ads' and is_generated = 'NEVER' and column_name not in
      ('id', 'order_id', 'business_id', 'user_id', 'support_id', 'status', 'online', 'published_at', 'archived_at',
        'refusal_reason', 'first_date', 'last_date')`.execute(db);
  const columns = sql.raw(rows[0]?.columns ?? "");
  await sql`
    with buyer as (
      select id, business_id, row_number() over (order by id) - 1 as n, count(*) over () as users from users
      where not exists (select from staff where staff.user_id = users.id)
    ), model as (select * from ads where status = 2 order by id limit 1), ordered as (
      insert into orders (kind, status, business_id, user_id, support_id, total, excl_tax, tax, created_at)
      select 'ad', 0, buyer.business_id, buyer.id, 1, model.total, model.total - 800, 800, ${TEST_NOW}::timestamptz
      from model, generate_series(1, ${ADS}) as number join buyer on buyer.n = number % buyer.users
      returning id, business_id, user_id
    ), placed as (
      insert into ads (order_id, business_id, user_id, support_id, status, first_date, last_date, ${columns})
      select ordered.id, ordered.business_id, ordered.user_id, 1, 0, ${DAY}::date,
        case when ordered.id % 10 = 0 then ${NEXT}::date else ${DAY}::date end, ${columns}
      from ordered, model
      returning id, last_date
    )
    insert into ad_dates (ad_id, date)
    select id, ${DAY}::date from placed
    union all select id, last_date from placed where last_date > ${DAY}::date`.execute(db);
}

/**
 * Has the database refuse every batch but the first, until {@link acceptBatches}: the program stays in the middle. Its progress cannot
 * be watched otherwise: where all sessions share one connection, a call is answered after the last batch.
 */
const refuseBatches = () =>
  withBooks(source, async ({ db }) => {
    await sql`create function refuse_batch() returns trigger language plpgsql as
      $$ begin raise exception 'later batch'; end $$`.execute(db);
    const { rows } = await sql<{ ad: number }>`
      select max(id) - ${ADS / 2} as ad from ads`.execute(db);
    await sql`create trigger refuse_batch before insert or update on closed_ads
      for each row when (new.ad_id > ${sql.lit(rows[0]?.ad)}) execute function refuse_batch()`.execute(
      db,
    );
  });

const acceptBatches = () =>
  withBooks(source, async ({ db }) => {
    await sql`drop function refuse_batch cascade`.execute(db);
    // The next attempt comes at once.
    await db.deleteFrom("job_faults").execute();
  });

async function openStaffSession(db: Queries): Promise<string> {
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", emailOf("admin"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("staff")
    .values({ user_id: id, roles: ["owner"], since: new Date(TEST_NOW) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const session = await openSession(db, id, SECRET, Date.parse(TEST_NOW));
  await db
    .updateTable("sessions")
    .set({ second_factor_at: new Date(TEST_NOW) })
    .execute();
  return session.token;
}

const staff = () =>
  createClient({
    accountBase: `${api.origin}/account`,
    adsBase: `${api.origin}/ads`,
    appToken: "parution-demo",
    language: () => "fr" as const,
    bearer: () => token,
  });

const closure = async () => {
  const { closures } = await staff().call(readDeskCalendar, { query: { supportId: 1 } });
  const [latest] = closures;
  if (latest === undefined) throw new Error("No closure was declared.");
  return latest;
};

/** Days of all planned ads and their number, as the database has them. */
const days = () =>
  withBooks(source, async ({ db }) => {
    const { rows } = await sql<{ days: string; ads: number }>`
      select days, count(*)::int as ads from (
        select string_agg(date::text, ' ' order by date) as days from ad_dates
        where date between ${DAY} and '2026-09-11' group by ad_id) planned
      group by days order by days`.execute(db);
    return rows;
  });

test("killed in the middle of a re-planning and of its undo, the program goes on where it was", async () => {
  const before = await days();
  await refuseBatches();
  await api.start();
  const { id } = await staff().call(declareClosure, {
    body: { supportId: 1, date: DAY, choice: "replan", reasonFr: "Panne", reasonAr: "عطل" },
  });
  const progress = async () => {
    const { replanned } = await closure();
    return replanned > 0 && replanned < ADS;
  };
  await expect.poll(progress, { timeout: 60_000, interval: 20 }).toBe(true);
  await api.kill();

  await acceptBatches();
  await api.start();
  const state = async () => (await closure()).state;
  await expect.poll(state, { timeout: 120_000, interval: 200 }).toBe("planned");
  expect((await closure()).replanned).toBeGreaterThanOrEqual(ADS);
  await api.stop();
  const planned = await days();
  expect(planned.filter((row) => row.days.includes(DAY))).toEqual([]);
  await withBooks(source, async (books) => {
    const { rows } = await sql<{ ads: number; letters: number }>`
      select (select count(*)::int from closed_ads) as ads,
        (select count(*)::int from mails where key like 'day-closed:%') as letters`.execute(
      books.db,
    );
    const users = await books.db.selectFrom("closed_ads").select("user_id").distinct().execute();
    expect(rows[0]?.letters).toBeLessThanOrEqual(users.length);
    expect(rows[0]?.letters).toBeGreaterThan(0);
    expect(await audit(books)).toEqual([]);
  });

  await refuseBatches();
  await api.start();
  await staff().call(undoClosure, { body: { closureId: id } });
  const restored = async () => {
    const now = await closure();
    return now.restored > 0 && now.restored < ADS;
  };
  await expect.poll(restored, { timeout: 60_000, interval: 20 }).toBe(true);
  await api.kill();
  await acceptBatches();
  await api.start();
  await expect.poll(state, { timeout: 120_000, interval: 200 }).toBe("undone");
  await api.stop();
  expect(await days()).toEqual(before);
}, 300_000);
