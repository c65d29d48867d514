import { readCalendar } from "@parution/contract/calendar";
import type { Client } from "@parution/contract/client";
import {
  changeWeek,
  declareClosure,
  moveDay,
  previewClosure,
  readDeskCalendar,
  setDay,
  undoClosure,
  writeHolidays,
} from "@parution/contract/desk-calendar";
import { cancelOrder } from "@parution/contract/orders";
import { readBusiness } from "@parution/contract/session";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, placePaid, refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryClosures } from "./replan.ts";

const HOUR = 3_600_000;
const reasons = { reasonFr: "Panne de rotative", reasonAr: "عطل في المطبعة" };

let api: TestApi;
let staff: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
});
/** Time passes between tests: sessions are opened anew. */
beforeEach(async () => {
  staff = await api.signInStaff("maquette");
  client = await api.signIn("particulier");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

/** A Monday of its own for each test, so that they do not meet. */
let week = 0;
function nextMonday(): IsoDate {
  week += 1;
  return addDays("2026-08-31", 7 * week);
}

const job = () => carryClosures.run(api.context);
const declare = (date: IsoDate, choice: "replan" | "refund") =>
  staff.call(declareClosure, { body: { supportId: 1, date, choice, ...reasons } });
const datesOf = async (adId: number) => {
  const rows = await api.context.db
    .selectFrom("ad_dates")
    .select("date")
    .where("ad_id", "=", adId)
    .orderBy("date")
    .execute();
  return rows.map(({ date }) => date);
};
const letters = (closureId: number) =>
  api.context.db
    .selectFrom("mails")
    .selectAll()
    .where("key", "like", `day-closed:${closureId}:%`)
    .execute();
const balance = async () => (await client.call(readBusiness, {})).balance;
const stateOf = async (date: IsoDate) => {
  const { days } = await staff.call(readDeskCalendar, { query: { supportId: 1, month: date } });
  return days.find((day) => day.date === date);
};
const closureOf = async (id: number) => {
  const { closures } = await staff.call(readDeskCalendar, { query: { supportId: 1 } });
  return closures.find((closure) => closure.id === id);
};

describe("a day", () => {
  test("is closed, opened and marked as provisional, each with its entry of the trail", async () => {
    const date = nextMonday();
    await staff.call(setDay, { body: { supportId: 1, date, state: "provisional", ...reasons } });
    expect(await stateOf(date)).toMatchObject({ state: "provisional", ...reasons, ads: 0 });
    const shown = await api.visitor.call(readCalendar, { query: { supportId: 1 } });
    expect(shown.provisional).toContainEqual({ date, reason: reasons.reasonFr });
    expect(shown.days.find((day) => day.date === date)?.available).toBe(true);
    await placeLine(client, { dates: [date] });
    const refusal = await refusalOf(
      staff.call(setDay, { body: { supportId: 1, date, state: "closed", ...reasons } }),
    );
    expect(refusal).toMatchObject({ status: 409, code: "ADS_PLANNED" });
    const free = addDays(date, 1);
    await staff.call(setDay, { body: { supportId: 1, date: free, state: "closed", ...reasons } });
    expect((await refusalOf(placeLine(client, { dates: [free] }))).fields).toHaveProperty("dates");
    await staff.call(setDay, { body: { supportId: 1, date: free, state: "open" } });
    await placeLine(client, { dates: [free] });
    const entries = await readEntries(api.context.db, 0, 1000);
    expect(entries.at(-1)).toMatchObject({
      command: "day",
      operator: "maquette@demo.parution.test",
      subject: `l-horizon ${free}`,
      before: { state: "closed", reason: reasons.reasonFr },
      after: { state: "open" },
    });
  });

  test("that was announced moves, and one that is not provisional does not", async () => {
    const date = nextMonday();
    const body = { supportId: 1, date, to: addDays(date, 1) };
    expect((await refusalOf(staff.call(moveDay, { body }))).code).toBe("NOT_PROVISIONAL");
    await staff.call(setDay, { body: { supportId: 1, date, state: "provisional", ...reasons } });
    await staff.call(moveDay, { body });
    expect(await stateOf(date)).toMatchObject({ state: "open" });
    expect(await stateOf(body.to)).toMatchObject({ state: "provisional", ...reasons });
  });

  test("does not move onto one that is closed or provisional itself, which would lose its closure", async () => {
    const date = nextMonday();
    const mark = (day: IsoDate, state: "closed" | "provisional") =>
      staff.call(setDay, { body: { supportId: 1, date: day, state, ...reasons } });
    const move = (to: IsoDate) =>
      refusalOf(staff.call(moveDay, { body: { supportId: 1, date, to } }));
    await mark(date, "provisional");
    await mark(addDays(date, 1), "closed");
    await mark(addDays(date, 2), "provisional");
    for (const to of [date, addDays(date, 1), addDays(date, 2)]) {
      expect(await move(to)).toMatchObject({ status: 409, code: "DAY_TAKEN" });
    }
    expect(await stateOf(date)).toMatchObject({ state: "provisional" });
    expect(await stateOf(addDays(date, 1))).toMatchObject({ state: "closed" });
  });

  test.each([
    ["2026-06-01", 409, "DAY_PRINTED"],
    ["2026-05-29", 409, "DAY_PRINTED"],
    ["2026-06-06", 409, "WEEKEND"],
  ] as const)("%s is refused with %i", async (date, status, code) => {
    api.clock.set("2026-06-01T09:00:00Z");
    const today = await api.signInStaff("maquette");
    const body = { supportId: 1, date, ...reasons };
    const refusals = [
      await refusalOf(today.call(setDay, { body: { ...body, state: "closed" } })),
      await refusalOf(today.call(declareClosure, { body: { ...body, choice: "replan" } })),
      await refusalOf(today.call(previewClosure, { query: { supportId: 1, date } })),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status, code });
  });

  test("needs a reason in both languages", async () => {
    const date = nextMonday();
    const body = { supportId: 1, date, state: "closed", reasonFr: "Panne" } as const;
    expect((await refusalOf(staff.call(setDay, { body }))).status).toBe(422);
  });
});

test("the holidays of a year are closed, religious ones provisional", async () => {
  const { db } = api.context;
  await db.deleteFrom("closures").where("date", ">=", "2027-01-01").execute();
  await db.deleteFrom("provisional_days").execute();
  const { written, kept } = await staff.call(writeHolidays, {
    body: { supportId: 1, year: 2027 },
  });
  expect(kept).toEqual([]);
  expect(written).toBeGreaterThan(6);
  // Aïd Al Fitr 2027 by the civil calendar; the Manifesto of Independence.
  expect(await stateOf("2027-03-10")).toMatchObject({ state: "provisional" });
  expect(await stateOf("2027-01-11")).toMatchObject({ state: "closed" });
});

test("a day of the week closes where nothing is planned, and opens again", async () => {
  const date = nextMonday();
  await placeLine(client, { dates: [date] });
  const closed = await staff.call(changeWeek, { body: { supportId: 1, weekdays: [1] } });
  expect(closed.kept).toContain(date);
  expect(closed.written).toBeGreaterThan(30);
  expect(await stateOf(addDays(date, 7))).toMatchObject({ state: "closed" });
  await staff.call(changeWeek, { body: { supportId: 1, weekdays: [] } });
  expect(await stateOf(addDays(date, 7))).toMatchObject({ state: "open" });
});

describe("a closure declared late", () => {
  test("re-plans each ad once, and writes to each account after the hour", async () => {
    const date = nextMonday();
    const [tuesday, wednesday] = [addDays(date, 1), addDays(date, 2)];
    const one = await placePaid(client, { dates: [date] });
    const two = await placePaid(client, { dates: [date, tuesday], total: 9600 });
    const other = await placePaid(await api.signIn("pro"), { dates: [date] });
    const shown = await staff.call(previewClosure, { query: { supportId: 1, date } });
    expect(shown).toMatchObject({ ads: 3, accounts: 2, amount: 14_400, next: tuesday });
    expect(shown.largest[0]).toMatchObject({ ads: 2, amount: 9600 });

    const { id, undoUntil } = await declare(date, "replan");
    expect((await refusalOf(placeLine(client, { dates: [date] }))).fields).toHaveProperty("dates");
    await Promise.all([job(), job()]);
    await job();
    expect(await datesOf(one.adId)).toEqual([tuesday]);
    expect(await datesOf(two.adId)).toEqual([tuesday, wednesday]);
    expect(await datesOf(other.adId)).toEqual([tuesday]);
    expect(await closureOf(id)).toMatchObject({ state: "planned", replanned: 3, refunded: 0 });
    const queued = await letters(id);
    expect(queued).toHaveLength(2);
    expect(queued.every(({ due_at }) => due_at.getTime() === undoUntil)).toBe(true);

    api.clock.advance(HOUR);
    await job();
    await job();
    expect(await letters(id)).toHaveLength(2);
    staff = await api.signInStaff("maquette");
    expect(await closureOf(id)).toMatchObject({ state: "done" });
    const late = staff.call(undoClosure, { body: { closureId: id } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: "CARRIED_OUT" });
  });

  test("is taken back within the hour: every ad has its dates again, no letter leaves", async () => {
    const date = nextMonday();
    const paid = await placePaid(client, { dates: [date, addDays(date, 2)], total: 9600 });
    const gone = await placeLine(client, { dates: [date] });
    await staff.call(setDay, { body: { supportId: 1, date, state: "provisional", ...reasons } });
    const { id } = await declare(date, "replan");
    await job();
    await client.call(cancelOrder, { body: { orderId: gone.orderId } });
    api.clock.advance(HOUR - 1);
    staff = await api.signInStaff("maquette");
    await staff.call(undoClosure, { body: { closureId: id } });
    await job();
    expect(await datesOf(paid.adId)).toEqual([date, addDays(date, 2)]);
    expect(await closureOf(id)).toMatchObject({ state: "undone", restored: 1 });
    expect(await stateOf(date)).toMatchObject({ state: "provisional" });
    expect(await letters(id)).toEqual([]);
    api.clock.advance(HOUR);
    await job();
    expect(await letters(id)).toEqual([]);
  });

  test("gives the money of the lost date back after the hour, of an only date all of it", async () => {
    const date = nextMonday();
    const before = await balance();
    const one = await placePaid(client, { dates: [date] });
    const two = await placePaid(client, { dates: [date, addDays(date, 1)], total: 9600 });
    const unpaid = await placeLine(client, { dates: [date] });
    const { id } = await declare(date, "refund");
    await job();
    expect(await balance()).toBe(before - 14_400);
    expect(await datesOf(two.adId)).toEqual([addDays(date, 1)]);
    expect(await datesOf(unpaid.adId)).toEqual([addDays(date, 1)]);
    const [letter] = await letters(id);
    expect(letter?.data).toMatchObject({
      ads: [
        { adId: one.adId, kept: [], moved: [], refund: 4800 },
        { adId: two.adId, kept: [addDays(date, 1)], moved: [], refund: 4800 },
        { adId: unpaid.adId, kept: [], moved: [addDays(date, 1)], refund: 0 },
      ],
    });
    api.clock.advance(HOUR);
    client = await api.signIn("particulier");
    staff = await api.signInStaff("maquette");
    await job();
    await job();
    expect(await balance()).toBe(before - 4800);
    expect(await closureOf(id)).toMatchObject({ state: "done", refunded: 2, amount: 9600 });
    const ad = await api.context.db
      .selectFrom("ads")
      .select("status")
      .where("id", "=", one.adId)
      .executeTakeFirstOrThrow();
    expect(ad.status).toBe(4);
    expect(await audit(api.context)).toEqual([]);
  });

  test("keeps a tender three weeks before the opening of its bids, or refunds it", async () => {
    const date = nextMonday();
    const opening = addDays(date, 21).split("-").reverse().join("/");
    const text = `Ouverture des plis : ${opening} à 10 h`;
    const paperContent = { kind: "plain", text } as const;
    const tender = await placePaid(client, { dates: [date], paperContent });
    await placeLine(client, { dates: [date], paperContent });
    const { id } = await declare(date, "replan");
    await job();
    expect(await datesOf(tender.adId)).toEqual([date]);
    expect(await closureOf(id)).toMatchObject({
      replanned: 0,
      refunded: 1,
      dropped: 1,
      amount: 4800,
    });
    staff = await api.signInStaff("maquette");
    await staff.call(undoClosure, { body: { closureId: id } });
    await job();
  });
});
