import { readCalendar } from "@parution/contract/calendar";
import type { Client } from "@parution/contract/client";
import {
  changeWeek,
  declareClosure,
  previewClosure,
  readDeskCalendar,
  setDay,
  undoClosure,
  writeHolidays,
} from "@parution/contract/desk-calendar";
import { readJournalProducts } from "@parution/contract/journal";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dropRestingEditions, makeOfferedEditions } from "../edition-state/queries.ts";
import { extendingClosures } from "../newspaper/index.ts";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, placePaid, refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { listMarkedDays } from "./day-queries.ts";
import { carryClosures } from "./replan.ts";

/** Far enough for every deadline; the tests' clock stands on the first of June. */
const SUNDAY: IsoDate = "2026-09-06";
const [FRIDAY, SATURDAY, MONDAY] = [-2, -1, 1].map((days) => addDays(SUNDAY, days)) as [
  IsoDate,
  IsoDate,
  IsoDate,
];
const LATER = addDays(SUNDAY, 7);
/** A Saturday with an edition of its own. */
const SPECIAL = addDays(SATURDAY, 28);
/** Holidays on a Saturday and on a Sunday. */
const [LABOUR_DAY, AID] = ["2027-05-01", "2027-05-16"] as const;

let api: TestApi;
let staff: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.signInStaff("maquette");
  client = await api.signIn("particulier");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const change = (weekdays: number[]) => staff.call(changeWeek, { body: { supportId: 1, weekdays } });
const dayOf = async (date: IsoDate) => {
  const { days } = await client.call(readCalendar, { query: { supportId: 1 } });
  return days.find((day) => day.date === date);
};
const stateOf = async (date: IsoDate) => {
  const { days } = await staff.call(readDeskCalendar, { query: { supportId: 1, month: date } });
  return days.find((day) => day.date === date);
};
const adsOn = (date: IsoDate) =>
  api.context.db.selectFrom("ad_dates").select("ad_id").where("date", "=", date).execute();
const editionsOn = (date: IsoDate) =>
  api.context.db
    .selectFrom("editions")
    .select("day")
    .where("support_id", "=", 1)
    .where("day", "=", date)
    .execute();

test("a newspaper appears on neither day of the weekend until one is opened at the desk", async () => {
  expect(await dayOf(SUNDAY)).toMatchObject({
    available: false,
    reasonCode: "weekend",
    reason: "Pas de parution le samedi ni le dimanche.",
  });
  const { weekdays } = await staff.call(readDeskCalendar, { query: { supportId: 1 } });
  expect(weekdays).toEqual([0, 6]);
});

test("a Saturday opens alone for a special edition, takes orders and closes again", async () => {
  const open = (date: IsoDate, state: "open" | "closed" | "provisional") =>
    staff.call(setDay, {
      body: { supportId: 1, date, state, reasonFr: "Salon du livre", reasonAr: "معرض الكتاب" },
    });
  const other = addDays(SPECIAL, 7);
  expect(await refusalOf(open(SPECIAL, "provisional"))).toMatchObject({ code: "WEEKEND" });
  expect(await open(SPECIAL, "open")).toMatchObject({ date: SPECIAL, state: "open" });
  expect(await dayOf(SPECIAL)).toMatchObject({ available: true });
  expect(await dayOf(other)).toMatchObject({ reasonCode: "weekend" });
  const { weekdays } = await staff.call(readDeskCalendar, { query: { supportId: 1 } });
  expect(weekdays).toEqual([0, 6]);
  await makeOfferedEditions(api.context.db, "2026-06-01");
  expect([await editionsOn(SPECIAL), await editionsOn(other)]).toMatchObject([[{}], []]);
  await placeLine(client, { dates: [SPECIAL] });
  expect(await refusalOf(open(SPECIAL, "closed"))).toMatchObject({ code: "ADS_PLANNED" });
  const { weekend } = await client.call(readJournalProducts, { params: { supportId: 1 } });
  expect(weekend.special).toEqual([SPECIAL]);
  const entries = await readEntries(api.context.db, 0, 1000);
  expect(entries.at(-1)).toMatchObject({
    command: "day",
    subject: `l-horizon ${SPECIAL}`,
    before: { state: "weekend" },
    after: { state: "open" },
  });
  await open(other, "open");
  expect(await open(other, "closed")).toMatchObject({
    state: "closed",
    reasonFr: "Salon du livre",
  });
  expect(await dayOf(other)).toMatchObject({ reasonCode: "no-edition" });
});

describe("a special edition that was opened by mistake", () => {
  const MISTAKE = addDays(SPECIAL, 14);
  const set = (date: IsoDate, state: "open" | "weekend" | "closed") =>
    staff.call(setDay, {
      body: { supportId: 1, date, state, reasonFr: "Erreur", reasonAr: "خطأ" },
    });

  test.each(["open", "closed"] as const)(
    "is taken back while %s: the day rests as before",
    async (state) => {
      const before = await stateOf(MISTAKE);
      await set(MISTAKE, "open");
      expect(await stateOf(MISTAKE)).toMatchObject({ state: "open", special: true });
      await makeOfferedEditions(api.context.db, "2026-06-01");
      if (state === "closed") await set(MISTAKE, state);
      await set(MISTAKE, "weekend");
      expect(await stateOf(MISTAKE)).toEqual(before);
      expect(before).toMatchObject({ state: "weekend", special: false, reasonFr: "" });
      expect(await dayOf(MISTAKE)).toMatchObject({ available: false, reasonCode: "weekend" });
      await dropRestingEditions(api.context.db);
      expect(await editionsOn(MISTAKE)).toEqual([]);
      const entries = await readEntries(api.context.db, 0, 1000);
      expect(entries.at(-1)).toMatchObject({
        command: "day",
        subject: `l-horizon ${MISTAKE}`,
        before: { state },
        after: { state: "weekend" },
      });
    },
  );

  test.each([
    [LABOUR_DAY, "Fête du Travail", ["open"]],
    [LABOUR_DAY, "Fête du Travail", ["open", "closed"]],
    [AID, "Aïd Al Adha", ["open"]],
  ] as const)(
    "leaves the holiday of %s, «%s», as it was when it is taken back",
    async (date, reasonFr, states) => {
      await staff.call(writeHolidays, { body: { supportId: 1, year: 2027 } });
      const written = () => listMarkedDays(api.context.db, 1, date, date);
      const before = await written();
      expect(await stateOf(date)).toMatchObject({ state: "weekend", reasonFr });
      for (const state of states) await set(date, state);
      expect(await stateOf(date)).toMatchObject({ state: states.at(-1), special: true });
      await set(date, "weekend");
      expect(await stateOf(date)).toMatchObject({ state: "weekend", reasonFr });
      expect(await written()).toEqual(before);
    },
  );

  test.each([
    ["2028-07-30", "Fête du Trône"],
    ["2028-05-06", "Aïd Al Adha"],
  ] as const)(
    "stays open where the holiday of %s, «%s», is written meanwhile, which its day is once it is taken back",
    async (date, reasonFr) => {
      await set(date, "open");
      const body = { supportId: 1, year: 2028 };
      expect((await staff.call(writeHolidays, { body })).kept).toContain(date);
      expect(await stateOf(date)).toMatchObject({ state: "open", special: true });
      await set(date, "weekend");
      expect(await stateOf(date)).toMatchObject({ state: "weekend", reasonFr });
    },
  );

  test("stays while ads are planned for it, and until its late closure is carried out", async () => {
    // Ordered before, in the test of a Saturday that opens alone.
    expect(await refusalOf(set(SPECIAL, "weekend"))).toMatchObject({ code: "ADS_PLANNED" });
    const body = { supportId: 1, date: SPECIAL, choice: "replan" } as const;
    const reasons = { reasonFr: "Erreur", reasonAr: "خطأ" };
    const { id } = await staff.call(declareClosure, { body: { ...body, ...reasons } });
    await carryClosures.run(api.context);
    expect(await adsOn(SPECIAL)).toEqual([]);
    expect(await refusalOf(set(SPECIAL, "weekend"))).toMatchObject({ code: "CLOSURE_UNDER_WAY" });
    await staff.call(undoClosure, { body: { closureId: id } });
    await carryClosures.run(api.context);
    expect(await adsOn(SPECIAL)).toHaveLength(1);
    expect(await stateOf(SPECIAL)).toMatchObject({ state: "open", special: true });
  });

  test("is no weekday, and no day of the weekend that rests already", async () => {
    expect(await refusalOf(set(FRIDAY, "weekend"))).toMatchObject({ code: "NOT_SPECIAL" });
    expect(await refusalOf(set(SATURDAY, "weekend"))).toMatchObject({ code: "WEEKEND" });
  });
});

test("Sundays that open take orders from tomorrow on, and Saturdays stay closed", async () => {
  await change([6]);
  expect(await dayOf(SUNDAY)).toMatchObject({ available: true });
  expect(await dayOf(SATURDAY)).toMatchObject({
    reasonCode: "weekend",
    reason: "Pas de parution le samedi.",
  });
  const entries = await readEntries(api.context.db, 0, 1000);
  expect(entries.at(-1)).toMatchObject({
    command: "week",
    subject: "l-horizon",
    before: { weekdays: ["0", "6"] },
    after: { weekdays: ["6"] },
  });
});

test("issues of Sundays before the first one are still not for sale", async () => {
  const { weekend } = await client.call(readJournalProducts, { params: { supportId: 1 } });
  const sundaysFrom = expect.stringMatching(/^2026-/);
  expect(weekend).toMatchObject({ saturdaysFrom: null, sundaysFrom });
  expect((weekend.sundaysFrom ?? "") > "2026-05-31").toBe(true);
});

test("ads of a day that closes late move to a Sunday, which closes late itself", async () => {
  await placePaid(client, { dates: [FRIDAY] });
  const body = { supportId: 1, date: FRIDAY, choice: "replan" } as const;
  await staff.call(declareClosure, { body: { ...body, reasonFr: "Panne", reasonAr: "عطل" } });
  await carryClosures.run(api.context);
  expect(await adsOn(SUNDAY)).toHaveLength(1);
  const query = { supportId: 1, date: SUNDAY };
  expect(await staff.call(previewClosure, { query })).toMatchObject({ ads: 1, next: MONDAY });
  const saturday = staff.call(previewClosure, { query: { supportId: 1, date: SATURDAY } });
  expect(await refusalOf(saturday)).toMatchObject({ status: 409, code: "WEEKEND" });
});

test("Sundays that close again keep those with planned ads, and lose the editions of the others", async () => {
  await placeLine(client, { dates: [SUNDAY] });
  await makeOfferedEditions(api.context.db, "2026-06-01");
  expect(await editionsOn(LATER)).toHaveLength(1);
  expect(await editionsOn(addDays(LATER, -1))).toEqual([]);
  const { kept } = await change([0, 6]);
  expect(kept).toContain(SUNDAY);
  expect(await stateOf(SUNDAY)).toMatchObject({ state: "open", ads: 2 });
  expect(await stateOf(LATER)).toMatchObject({ state: "closed" });
  expect(await dayOf(LATER)).toMatchObject({ available: false });
  await dropRestingEditions(api.context.db);
  expect(await editionsOn(SUNDAY)).toHaveLength(1);
  expect(await editionsOn(LATER)).toEqual([]);
});

test("a week keeps a day with an edition", async () => {
  const refusal = await refusalOf(change([0, 1, 2, 3, 4, 5, 6]));
  expect(refusal).toMatchObject({ status: 422, fields: { weekdays: [expect.any(String)] } });
});

async function expectHolidays() {
  expect(await dayOf(LABOUR_DAY)).toMatchObject({ reasonCode: "no-edition" });
  expect(await stateOf(LABOUR_DAY)).toMatchObject({ state: "closed", reasonFr: "Fête du Travail" });
  expect(await stateOf(AID)).toMatchObject({ state: "provisional", reasonFr: "Aïd Al Adha" });
  for (const date of [LABOUR_DAY, AID]) {
    expect(await dayOf(addDays(date, -7))).toMatchObject({ available: true });
  }
}

test("holidays that are added while the weekend rests are holidays once it opens", async () => {
  const { db } = api.context;
  // Saturdays have had no edition yet, Sundays close day by day.
  await db.deleteFrom("closures").where("date", ">", FRIDAY).execute();
  await db.deleteFrom("provisional_days").execute();
  await change([6]);
  await change([0, 6]);
  const body = { supportId: 1, year: 2027 };
  const { written } = await staff.call(writeHolidays, { body });
  expect(written).toBeGreaterThan(10);
  expect(await staff.call(writeHolidays, { body })).toMatchObject({ written: 0 });
  expect(await dayOf(LABOUR_DAY)).toMatchObject({ reasonCode: "weekend" });
  expect(await stateOf(AID)).toMatchObject({ state: "closed" });
  await change([]);
  await expectHolidays();
});

test("holidays that are written while a weekend day closes again stay once it opens again", async () => {
  const { db } = api.context;
  await change([0, 6]);
  await db.deleteFrom("closures").where("support_id", "=", 1).execute();
  await db.deleteFrom("provisional_days").where("support_id", "=", 1).execute();
  const yearly = { moroccan_holidays: true, closures_until: "2026-05-31" };
  await db.updateTable("supports").set(yearly).where("id", "=", 1).execute();
  await extendingClosures.run(api.context);
  expect(await stateOf(AID)).toMatchObject({ state: "closed" });
  await change([]);
  await expectHolidays();
});
