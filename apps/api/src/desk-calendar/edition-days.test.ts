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
import { addDays, type IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cancelEdition,
  closeEdition,
  findEdition,
  keepEditions,
  markPrinted,
} from "../edition-state/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { datesOfAd } from "../testing/orders/missed.ts";
import { placePaid, refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryClosures } from "./replan.ts";

const reasons = { reasonFr: "Panne de rotative", reasonAr: "عطل في المطبعة" };

let api: TestApi;
let staff: Client;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.signInStaff("maquette");
});
afterAll(() => api.stop());

/** A Monday of its own for each test. */
let week = 0;
function nextMonday(): IsoDate {
  week += 1;
  return addDays("2026-08-31", 7 * week);
}

const stateOf = async (date: IsoDate) => {
  const { days } = await staff.call(readDeskCalendar, { query: { supportId: 1, month: date } });
  return days.find((day) => day.date === date);
};

/** Brings the edition of a day into a state. */
async function setEdition(state: "closed" | "printed" | "cancelled", day: IsoDate): Promise<void> {
  const { db, clock } = api.context;
  const users = db.selectFrom("users").select("id");
  const { id: userId } = await users.limit(1).executeTakeFirstOrThrow();
  const change = { at: new Date(clock.now()), userId };
  const key = { supportId: 1, day };
  const texts = { fr: "Grève", ar: "إضراب" };
  await transaction(db, async (tx) => {
    if (state === "closed") await closeEdition(tx, key, change);
    if (state === "printed") await markPrinted(tx, key, { at: change.at, by: null });
    const cancellation = { ...change, choice: "move", reasons: texts } as const;
    if (state === "cancelled") await cancelEdition(tx, key, cancellation);
  });
}

test.each([
  ["closed", "EDITION_CLOSED"],
  ["printed", "DAY_PRINTED"],
  ["cancelled", "DAY_CANCELLED"],
] as const)("a day whose edition is %s keeps its place in the calendar", async (state, code) => {
  const date = nextMonday();
  const other = addDays(date, 1);
  await staff.call(setDay, { body: { supportId: 1, date, state: "provisional", ...reasons } });
  await setEdition(state, date);
  const body = { supportId: 1, date, ...reasons };
  for (const wanted of ["open", "closed", "provisional"] as const) {
    const setting = staff.call(setDay, { body: { ...body, state: wanted } });
    expect(await refusalOf(setting)).toMatchObject({ status: 409, code });
  }
  const away = staff.call(moveDay, { body: { supportId: 1, date, to: other } });
  expect(await refusalOf(away)).toMatchObject({ status: 409, code });
  const free = { supportId: 1, date: other, state: "provisional", ...reasons } as const;
  await staff.call(setDay, { body: free });
  const here = staff.call(moveDay, { body: { supportId: 1, date: other, to: date } });
  expect(await refusalOf(here)).toMatchObject({ status: 409, code });
  expect(await stateOf(date)).toMatchObject({ state: "provisional" });
});

describe("days whose editions are closed, printed or cancelled", () => {
  const states = ["closed", "printed", "cancelled"] as const;

  test("stay as they are when the days of the week without an edition change", async () => {
    // Their Thursdays, which no other test looks at.
    const open = addDays(nextMonday(), 3);
    const shut = addDays(nextMonday(), 3);
    const ended = states.map(() => addDays(nextMonday(), 3));
    for (const [at, state] of states.entries()) await setEdition(state, ended[at] ?? open);
    const written = await staff.call(changeWeek, { body: { supportId: 1, weekdays: [4] } });
    expect(written.kept).toEqual(expect.arrayContaining(ended));
    expect(written.kept).not.toContain(open);
    for (const date of ended) expect((await stateOf(date))?.state).toBe("open");
    expect((await stateOf(shut))?.state).toBe("closed");

    await setEdition("cancelled", shut);
    const again = await staff.call(changeWeek, { body: { supportId: 1, weekdays: [4] } });
    expect(again.kept).not.toContain(shut);
    const cleared = await staff.call(changeWeek, { body: { supportId: 1, weekdays: [] } });
    expect(cleared).toEqual({ written: 0, kept: [shut] });
    expect((await stateOf(shut))?.state).toBe("closed");
    expect((await stateOf(open))?.state).toBe("open");
  });

  test("stay as they are when the holidays of a year are written", async () => {
    const { db } = api.context;
    await db.deleteFrom("closures").where("date", ">=", "2027-01-01").execute();
    await db.deleteFrom("provisional_days").where("date", ">=", "2027-01-01").execute();
    // The Manifesto of Independence and the second day of Aïd Al Fitr.
    const ended = ["2027-01-11", "2027-03-10"] as const;
    await setEdition("closed", ended[0]);
    await setEdition("cancelled", ended[1]);
    const body = { supportId: 1, year: 2027 };
    expect((await staff.call(writeHolidays, { body })).kept).toEqual(ended);
    for (const date of ended) expect((await stateOf(date))?.state).toBe("open");
    expect((await stateOf("2027-03-09"))?.state).toBe("provisional");
  });
});

describe("days that rest already", () => {
  test("get no edition when another day of the week is added", async () => {
    const { db } = api.context;
    const friday = "2026-12-04";
    await staff.call(changeWeek, { body: { supportId: 1, weekdays: [5] } });
    // As if it had always rested: the calendar never offered it.
    await db.deleteFrom("editions").where("support_id", "=", 1).where("day", "=", friday).execute();
    await staff.call(changeWeek, { body: { supportId: 1, weekdays: [4, 5] } });
    expect(await findEdition(db, { supportId: 1, day: friday })).toBeUndefined();
    expect((await stateOf(friday))?.state).toBe("closed");
    expect((await stateOf(addDays(friday, -1)))?.state).toBe("closed");
    await staff.call(changeWeek, { body: { supportId: 1, weekdays: [] } });
    expect((await stateOf(friday))?.state).toBe("open");
  });

  test("get no edition when the holidays of a year are written", async () => {
    const { db } = api.context;
    const body = { supportId: 1, year: 2028 };
    await staff.call(writeHolidays, { body });
    const ofYear = db.selectFrom("editions").select("day").where("day", ">=", "2028-01-01");
    expect(await ofYear.execute()).toEqual([]);
  });

  test.each(["closed", "provisional", "open"] as const)(
    "get no edition by being looked at or made %s",
    async (state) => {
      const { db } = api.context;
      const date = nextMonday();
      const body = { supportId: 1, date, ...reasons };
      await staff.call(setDay, { body: { ...body, state: "closed" } });
      await keepEditions.run(api.context);
      await staff.call(previewClosure, { query: { supportId: 1, date } });
      expect(await findEdition(db, { supportId: 1, day: date })).toBeUndefined();
      await staff.call(setDay, { body: { ...body, state } });
      expect(await findEdition(db, { supportId: 1, day: date })).toBeUndefined();
      // The calendar makes the edition of a day that takes ads again.
      await keepEditions.run(api.context);
      const edition = await findEdition(db, { supportId: 1, day: date });
      expect(edition?.state).toBe(state === "closed" ? undefined : "open");
    },
  );

  test("are neither written nor listed when the holidays of a year are written again", async () => {
    const body = { supportId: 1, year: 2028 };
    const manifesto = "2028-01-11";
    await staff.call(writeHolidays, { body });
    expect((await stateOf(manifesto))?.state).toBe("closed");
    await setEdition("cancelled", manifesto);
    expect(await staff.call(writeHolidays, { body })).toEqual({ written: 0, kept: [] });
  });
});

describe("a day that comes to rest", () => {
  /** Runs the closing by itself at the hour at which the edition of a day is due, and goes back; earlier days close too. */
  const closeDue = async (day: IsoDate) => {
    const now = new Date(api.clock.now()).toISOString();
    api.clock.set(`${addDays(day, -1)}T12:00:00Z`);
    await keepEditions.run(api.context);
    api.clock.set(now);
  };
  const closings = async (day: IsoDate) =>
    (await readEntries(api.context.db, 0, 10_000)).filter(
      ({ command, subject }) => command === "close-edition" && subject === `l-horizon ${day}`,
    );

  test("has no edition once its late closure is carried out, but keeps one that was closed before", async () => {
    // Wednesdays, which no other test looks at.
    const [open, shut] = ["2026-09-09", "2026-09-16"] as const;
    for (const date of [open, shut]) {
      await placePaid(await api.signIn("particulier"), { dates: [date] });
      if (date === shut) await setEdition("closed", date);
      const body = { supportId: 1, date, choice: "refund", ...reasons } as const;
      await staff.call(declareClosure, { body });
    }
    await carryClosures.run(api.context);
    api.clock.advance(3_600_000);
    await carryClosures.run(api.context);
    await keepEditions.run(api.context);
    staff = await api.signInStaff("maquette");
    expect(await findEdition(api.context.db, { supportId: 1, day: open })).toBeUndefined();
    expect(await findEdition(api.context.db, { supportId: 1, day: shut })).toMatchObject({
      state: "closed",
    });
  });

  test("has no edition any more, and none closes by itself; one opened again has its own", async () => {
    const [rests, opens] = [nextMonday(), nextMonday()];
    await keepEditions.run(api.context);
    for (const date of [rests, opens]) {
      await staff.call(setDay, { body: { supportId: 1, date, state: "closed", ...reasons } });
    }
    await keepEditions.run(api.context);
    await staff.call(setDay, { body: { supportId: 1, date: opens, state: "open" } });
    await closeDue(opens);
    const editionOf = (day: IsoDate) => findEdition(api.context.db, { supportId: 1, day });
    expect(await editionOf(rests)).toBeUndefined();
    expect(await closings(rests)).toEqual([]);
    expect(await editionOf(opens)).toMatchObject({ state: "closed" });
    expect(await closings(opens)).toHaveLength(1);
  });

  test("can still be opened again after a late closure at the hour of its closing, and closes then", async () => {
    const date = nextMonday();
    const key = { supportId: 1, day: date };
    const { adId } = await placePaid(await api.signIn("particulier"), { dates: [date] });
    const body = { supportId: 1, date, choice: "refund", ...reasons } as const;
    const { id } = await staff.call(declareClosure, { body });
    await carryClosures.run(api.context);
    await closeDue(date);
    expect((await findEdition(api.context.db, key))?.state).toBe("open");
    await staff.call(undoClosure, { body: { closureId: id } });
    await carryClosures.run(api.context);
    expect(await datesOfAd(api, adId)).toEqual([date]);
    await closeDue(date);
    expect((await findEdition(api.context.db, key))?.state).toBe("closed");
  });
});

describe("a late closure of a day whose edition", () => {
  const refusals = async (date: IsoDate) => {
    const query = { supportId: 1, date };
    const body = { ...query, choice: "replan", ...reasons } as const;
    return [
      (await refusalOf(staff.call(previewClosure, { query }))).code,
      (await refusalOf(staff.call(declareClosure, { body }))).code,
    ];
  };

  test("is printed is refused, and its ads stay", async () => {
    const date = nextMonday();
    const { adId } = await placePaid(await api.signIn("particulier"), { dates: [date] });
    await setEdition("printed", date);
    expect(await refusals(date)).toEqual(["DAY_PRINTED", "DAY_PRINTED"]);
    await carryClosures.run(api.context);
    expect([(await stateOf(date))?.state, await datesOfAd(api, adId)]).toEqual(["open", [date]]);
  });

  test("is cancelled is refused", async () => {
    const date = nextMonday();
    await setEdition("cancelled", date);
    expect(await refusals(date)).toEqual(["DAY_CANCELLED", "DAY_CANCELLED"]);
  });
});
