import { readCalendar } from "@parution/contract/calendar";
import type { Client } from "@parution/contract/client";
import {
  changeWeek,
  declareClosure,
  previewClosure,
  readDeskCalendar,
} from "@parution/contract/desk-calendar";
import { readJournalProducts } from "@parution/contract/journal";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropRestingEditions, makeOfferedEditions } from "../edition-state/queries.ts";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, placePaid, refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryClosures } from "./replan.ts";

/** Far enough for every deadline; the tests' clock stands on the first of June. */
const SUNDAY: IsoDate = "2026-09-06";
const [FRIDAY, SATURDAY, MONDAY] = [-2, -1, 1].map((days) => addDays(SUNDAY, days)) as [
  IsoDate,
  IsoDate,
  IsoDate,
];
const LATER = addDays(SUNDAY, 7);

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
    ...{ available: false, reasonCode: "weekend" },
    reason: "Pas de parution le samedi ni le dimanche.",
  });
  const { weekdays } = await staff.call(readDeskCalendar, { query: { supportId: 1 } });
  expect(weekdays).toEqual([0, 6]);
});

test("Sundays that open take orders from tomorrow on, and Saturdays stay closed", async () => {
  await change([6]);
  expect(await dayOf(SUNDAY)).toMatchObject({ available: true });
  expect(await dayOf(SATURDAY)).toMatchObject({
    ...{ reasonCode: "weekend", reason: "Pas de parution le samedi." },
  });
  const entries = await readEntries(api.context.db, 0, 1000);
  expect(entries.at(-1)).toMatchObject({
    ...{ command: "week", subject: "l-horizon" },
    ...{ before: { weekdays: ["0", "6"] }, after: { weekdays: ["6"] } },
  });
});

test("issues of Sundays before the first one are still not for sale", async () => {
  const { weekend } = await client.call(readJournalProducts, { params: { supportId: 1 } });
  expect(weekend).toEqual({ saturdaysFrom: null, sundaysFrom: expect.stringMatching(/^2026-/) });
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
