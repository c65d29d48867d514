import type { IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../platform/database/transaction.ts";
import { ProblemError } from "../platform/http/problems.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { firstUserId } from "../testing/orders/missed.ts";
import { readEntries } from "../trail/index.ts";
import {
  cancelEdition,
  closeEdition,
  findEdition,
  keepEditions,
  markPrinted,
  reopenEdition,
  requireOpenEditions,
} from "./index.ts";

const HOUR = 3_600_000;

let api: TestApi;
let userId: number;
beforeAll(async () => {
  api = await startTestApi();
  userId = await firstUserId(api);
});
afterAll(() => api.stop());

const change = () => ({ at: new Date(api.clock.now()), userId });
const run = <Result>(work: Parameters<typeof transaction<Result>>[1]) =>
  transaction(api.context.db, work);
const keyOf = (day: IsoDate) => ({ supportId: 1, day });
const stateOf = async (day: IsoDate) => (await findEdition(api.context.db, keyOf(day)))?.state;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ProblemError ? error.code : error),
  );

test("an edition that was reopened takes ads, and only an unprinted one opens again", async () => {
  const key = keyOf("2026-07-01");
  await run((tx) => closeEdition(tx, key, change()));
  const entering = () => run((tx) => requireOpenEditions(tx, 1, [key.day]));
  expect(await refusal(entering())).toBe("EDITION_CLOSED");
  await run((tx) => reopenEdition(tx, key, change()));
  expect(await refusal(entering())).toBeNull();
  await run((tx) => markPrinted(tx, key, { at: change().at, by: null }));
  expect(await stateOf(key.day)).toBe("printed");
  expect(await refusal(entering())).toBe("EDITION_CLOSED");
  expect(await refusal(run((tx) => reopenEdition(tx, key, change())))).toBe("EDITION_CHANGED");
});

test("of two people who close an edition at once, one learns that it changed", async () => {
  const key = keyOf("2026-07-02");
  const closing = () => refusal(run((tx) => closeEdition(tx, key, change())));
  expect((await Promise.all([closing(), closing()])).toSorted()).toEqual(["EDITION_CHANGED", null]);
});

test("a change of an edition that has changed since it was seen is refused", async () => {
  const key = keyOf("2026-07-03");
  await run((tx) => closeEdition(tx, key, change()));
  const seen = (await findEdition(api.context.db, key))?.version;
  await run((tx) => reopenEdition(tx, key, change()));
  await run((tx) => closeEdition(tx, key, change()));
  const late = run((tx) => reopenEdition(tx, key, { ...change(), version: seen }));
  expect(await refusal(late)).toBe("EDITION_CHANGED");
});

test("closing waits for what enters at the same moment", async () => {
  const key = keyOf("2026-07-06");
  const entered = Promise.withResolvers<void>();
  const order: string[] = [];
  const entering = run(async (tx) => {
    await requireOpenEditions(tx, 1, [key.day]);
    entered.resolve();
    await tx.selectFrom("supports").select("id").execute();
    order.push("entered");
  });
  await entered.promise;
  const closing = run((tx) => closeEdition(tx, key, change())).then(() => order.push("closed"));
  await Promise.all([entering, closing]);
  expect(order).toEqual(["entered", "closed"]);
});

test("a cancelled edition is never printed", async () => {
  const key = keyOf("2026-07-07");
  const reasons = { fr: "Grève", ar: "إضراب" };
  await run((tx) => cancelEdition(tx, key, { ...change(), reasons, choice: "move" }));
  const printing = run((tx) => markPrinted(tx, key, { at: change().at, by: null }));
  expect(await refusal(printing)).toBe("EDITION_CHANGED");
});

test.each([
  ["uploading", "2026-07-13"],
  ["reading", "2026-07-08"],
  ["checking", "2026-07-09"],
] as const)(
  "an edition neither opens again nor is cancelled while its printed issue is in state %s",
  async (state, day) => {
    const key = keyOf(day);
    await run((tx) => closeEdition(tx, key, change()));
    const issue = { support_id: 1, day: key.day, file_name: "numero.pdf", size: 1000 };
    const issues = api.context.db.insertInto("printed_issues");
    const { id } = await issues
      .values({ ...issue, state, uploaded_by: userId, uploaded_at: change().at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const reopening = () => refusal(run((tx) => reopenEdition(tx, key, change())));
    const reasons = { fr: "Grève", ar: "إضراب" };
    const cancelling = () =>
      refusal(run((tx) => cancelEdition(tx, key, { ...change(), reasons, choice: "refund" })));
    expect(await reopening()).toBe("ISSUE_IN_HAND");
    expect(await cancelling()).toBe("ISSUE_IN_HAND");
    expect(await stateOf(key.day)).toBe("closed");
    const taken = api.context.db.updateTable("printed_issues").set({ state: "replaced" });
    await taken.where("id", "=", id).execute();
    expect(await reopening()).toBeNull();
    expect(await cancelling()).toBeNull();
  },
);

test("an edition that waits for the file of its printed issue says to take it back before", async () => {
  const key = keyOf("2026-07-10");
  await run((tx) => closeEdition(tx, key, change()));
  const issue = { support_id: 1, day: key.day, file_name: "numero.pdf", size: 1000 };
  const issues = api.context.db.insertInto("printed_issues");
  await issues
    .values({ ...issue, state: "uploading", uploaded_by: userId, uploaded_at: change().at })
    .execute();
  const reasons = { fr: "Grève", ar: "إضراب" };
  const arriving = "du 10/07/2026 est en cours d’envoi : retirez-le avant";
  const cancelling = run((tx) =>
    cancelEdition(tx, key, { ...change(), reasons, choice: "refund" }),
  );
  await expect(cancelling).rejects.toMatchObject({
    messages: {
      fr: expect.stringContaining(`${arriving} d’annuler l’édition.`),
      ar: expect.stringMatching(/قيد الإرسال: .*إلغاء العدد/),
    },
  });
  await expect(run((tx) => reopenEdition(tx, key, change()))).rejects.toMatchObject({
    messages: {
      fr: expect.stringContaining(`${arriving} de rouvrir l’édition.`),
      ar: expect.stringMatching(/قيد الإرسال: .*إعادة فتح العدد/),
    },
  });
});

test("a digital newspaper has no editions", async () => {
  expect(await refusal(run((tx) => requireOpenEditions(tx, 4, ["2026-07-01"])))).toBeNull();
  const closing = run((tx) => closeEdition(tx, { supportId: 4, day: "2026-07-01" }, change()));
  expect(await refusal(closing)).toBe("NOT_FOUND");
});

describe("by itself", () => {
  test("an edition closes an hour after its last payment, and no earlier", async () => {
    const day = "2026-06-17";
    // 29 hours before the day begins in Lagos.
    const closesAt = Date.UTC(2026, 5, 16, 23) - 29 * HOUR;
    api.clock.set(new Date(closesAt - 1).toISOString());
    await keepEditions.run(api.context);
    expect(await stateOf(day)).toBe("open");
    api.clock.set(new Date(closesAt).toISOString());
    await keepEditions.run(api.context);
    await keepEditions.run(api.context);
    expect(await stateOf(day)).toBe("closed");
    const entries = await readEntries(api.context.db, 0, 1000);
    const subject = `l-horizon ${day}`;
    expect(entries.filter((entry) => entry.subject === subject)).toMatchObject([
      { operator: "automatic", command: "close-edition", after: { state: "closed" } },
    ]);
  });

  test("a reopened edition stays open until someone closes it", async () => {
    const key = keyOf("2026-06-17");
    await run((tx) => reopenEdition(tx, key, change()));
    await keepEditions.run(api.context);
    expect(await stateOf(key.day)).toBe("open");
  });

  test("a reopened edition closes once its day is over", async () => {
    const key = keyOf("2026-06-17");
    // The last millisecond of its day in Lagos.
    const end = Date.UTC(2026, 5, 17, 23);
    api.clock.set(new Date(end - 1).toISOString());
    await keepEditions.run(api.context);
    expect(await stateOf(key.day)).toBe("open");
    api.clock.set(new Date(end).toISOString());
    await keepEditions.run(api.context);
    expect(await findEdition(api.context.db, key)).toMatchObject({
      state: "closed",
      closed_at: new Date(end),
    });
    api.clock.set(new Date(end - 30 * HOUR).toISOString());
  });

  test("every day on offer has an edition, closed days and weekends have none", async () => {
    await keepEditions.run(api.context);
    const rows = await api.context.db
      .selectFrom("editions")
      .select("day")
      .where("support_id", "=", 1)
      .where("day", ">=", "2026-06-22")
      .where("day", "<=", "2026-06-28")
      .orderBy("day")
      .execute();
    const days = ["2026-06-22", "2026-06-23", "2026-06-24", "2026-06-25", "2026-06-26"];
    expect(rows.map(({ day }) => day)).toEqual(days);
  });

  test("every day of a printed ad has an edition", async () => {
    const missing = await api.context.db
      .selectFrom("ad_dates")
      .innerJoin("ads", "ads.id", "ad_dates.ad_id")
      .leftJoin("editions", (join) =>
        join
          .onRef("editions.support_id", "=", "ads.support_id")
          .onRef("editions.day", "=", "ad_dates.date"),
      )
      .where("ads.channel_id", "=", 1)
      .where("editions.day", "is", null)
      .select("ad_dates.date")
      .execute();
    expect(missing).toEqual([]);
  });
});
