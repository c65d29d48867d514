import { readCalendar } from "@parution/contract/calendar";
import {
  addDays,
  formatDayFirst,
  type IsoDate,
  startOfDayInZone,
  weekdayOf,
} from "@parution/rules/dates";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

/** A Monday, 10:00 in the publisher's zone. */
const MONDAY = "2026-06-01T09:00:00Z";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: MONDAY });
});
beforeEach(() => api.clock.set(MONDAY));
afterAll(() => api.stop());

async function daysOf(supportId: number) {
  const calendar = await api.visitor.call(readCalendar, { query: { supportId } });
  return new Map(calendar.days.map((day) => [day.date, day]));
}

test("the answer has the published names and formats of the wire", async () => {
  const answer = await api.fetch("/ads/annonces/calendrier?support_id=1&canal_id=1");
  const { data } = await answer.json();
  expect(data.maintenant).toBe("2026-06-01T09:00:00.000Z");
  expect([data.date_start, data.date_end]).toEqual(["01/06/2026", "01/06/2027"]);
  expect(data.jours).toHaveLength(366);
  expect(data.jours[0]).toMatchObject({ date: "01/06/2026", disponible: false });
  expect(data.jours[0].motif).toMatch(/^Délai dépassé/);
  expect(data.jours[2]).toMatchObject({ date: "03/06/2026", disponible: true, motif: null });
});

test("a print day closes 36 hours before it begins in Lagos, that instant still open", async () => {
  const tuesday = Date.parse("2026-06-02T00:00:00+01:00");
  const closing = tuesday + 24 * 3_600_000 - 36 * 3_600_000;
  api.clock.set(new Date(closing).toISOString());
  expect((await daysOf(1)).get("2026-06-03")).toMatchObject({ available: true, cutoff: closing });
  api.clock.advance(1);
  expect((await daysOf(1)).get("2026-06-03")).toMatchObject({
    available: false,
    reasonCode: "deadline",
    cutoff: null,
  });
});

test("a digital day closes when it begins in Lagos", async () => {
  const wednesday = startOfDayInZone("2026-06-03", "Africa/Lagos");
  api.clock.set(new Date(wednesday - 1).toISOString());
  expect((await daysOf(4)).get("2026-06-03")?.available).toBe(true);
  api.clock.advance(1);
  expect((await daysOf(4)).get("2026-06-03")?.reasonCode).toBe("deadline");
});

test("weekends are blocked on every support", async () => {
  for (const supportId of [1, 2, 3, 4]) {
    const days = [...(await daysOf(supportId)).values()];
    const weekend = days.filter(({ date }) => [0, 6].includes(weekdayOf(date)));
    expect(weekend.length).toBeGreaterThan(100);
    expect(weekend.every(({ reasonCode }) => reasonCode === "weekend")).toBe(true);
  }
});

test("a holiday without an edition is named in the requested language", async () => {
  const throneDay: IsoDate = "2026-07-30";
  expect((await daysOf(1)).get(throneDay)).toMatchObject({
    available: false,
    reasonCode: "no-edition",
    reason: "Pas d’édition ce jour : Fête du Trône.",
  });
  const arabic = await api.fetch("/ads/annonces/calendrier?support_id=2", {
    headers: { "X-Localization": "ar" },
  });
  const { data } = await arabic.json();
  const day = data.jours.find(({ date }: { date: string }) => date === formatDayFirst(throneDay));
  expect(day.motif).toContain("عيد العرش");
  expect((await daysOf(4)).get(throneDay)?.available).toBe(true);
});

test("a support's own period bounds its days", async () => {
  await api.context.db
    .updateTable("supports")
    .where("id", "=", 3)
    .set({ calendar_start: "2026-06-10", calendar_end: "2026-06-30" })
    .execute();
  const calendar = await api.visitor.call(readCalendar, { query: { supportId: 3 } });
  expect([calendar.start, calendar.end]).toEqual(["2026-06-10", "2026-06-30"]);
  expect(calendar.days.at(-1)?.date).toBe(addDays("2026-06-10", 20));
});

test.each([
  ["support_id=99", 404],
  ["support_id=1&canal_id=2", 422],
  ["support_id=1&canal_id=3", 422],
  ["support_id=one", 422],
  ["canal_id=1", 422],
])("%s answers %i", async (query, status) => {
  const answer = await api.fetch(`/ads/annonces/calendrier?${query}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
  });
});
