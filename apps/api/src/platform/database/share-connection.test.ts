import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { prepare, type Slots } from "./prepare.ts";
import { shareConnections } from "./share-connection.ts";
import type { Database } from "./tables/index.ts";
import { transaction } from "./transaction.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

interface DivideParameters {
  readonly divisor: number;
}

/** Id of the answering backend, twelve as a number, and a setting of the connection. */
const divide = prepare((db: Kysely<Database>, slot: Slots<DivideParameters>, _: null) =>
  db.selectNoFrom([
    sql<number>`pg_backend_pid()`.as("pid"),
    sql<number>`12 / ${slot("divisor")}::integer`.as("quotient"),
    sql<string>`current_setting('test.mark', true)`.as("mark"),
  ]),
);

const divideBy = async (divisor: number, db: Kysely<Database> = api.context.db) => {
  const [row] = await divide(db, null, { divisor });
  if (row === undefined) throw new Error("Nothing was answered.");
  return row;
};

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("answers simultaneous statements to their callers, on few connections", async () => {
  const rows = await Promise.all(times(12).map((divisor) => divideBy(divisor)));
  expect(rows.map(({ quotient }) => quotient)).toEqual(
    times(12).map((divisor) => Math.trunc(12 / divisor)),
  );
  const isEmbedded = inject("template").engine === "embedded";
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(isEmbedded ? 1 : 3);
});

test("each statement fails alone", async () => {
  const outcomes = await Promise.allSettled([1, 0, 2, 0, 3].map((divisor) => divideBy(divisor)));
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await divideBy(4)).toMatchObject({ quotient: 3 });
});

test("a transaction gets a connection of its own, and its statements run there", async () => {
  const queries = times(100).map(() => divideBy(1));
  const within = await transaction(api.context.db, async (tx) => {
    await sql`set local test.mark = 'within'`.execute(tx);
    const beside = inject("template").engine === "embedded" ? [] : times(4).map(() => divideBy(1));
    const marks = (await Promise.all(beside)).map(({ mark }) => mark);
    return { own: (await divideBy(1, tx)).mark, marks };
  });
  expect(within.own).toBe("within");
  expect(within.marks).not.toContain("within");
  expect(await Promise.all(queries)).toHaveLength(100);
});

test("a held connection runs its own statements", async () => {
  const mark = await api.context.db.connection().execute(async (one) => {
    await sql`set test.mark = 'held'`.execute(one);
    const answered = await divideBy(1, one);
    await sql`reset test.mark`.execute(one);
    return answered.mark;
  });
  expect(mark).toBe("held");
});

test("the next statement opens a connection again after a failed attempt", async () => {
  const db = api.context.db.withoutPlugins();
  let queryCount = 0;
  const connect = () => {
    queryCount += 1;
    return Promise.reject(new Error("No connection."));
  };
  shareConnections(db, { options: {}, connect, end: () => Promise.resolve() }, 4);
  const outcomes = await Promise.allSettled([divideBy(1, db), divideBy(2, db)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(queryCount).toBe(1);
  await expect(divideBy(3, db)).rejects.toThrow("No connection.");
  expect(queryCount).toBe(2);
});
