import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { AD_STATUS_CODES, type AdStatus } from "../ads/index.ts";
import { toIsoDate } from "../dates/index.ts";
import { daysOnline, listPages, publicationOf, type WebLogEntry } from "./index.ts";

const statuses = Object.keys(AD_STATUS_CODES) as AdStatus[]; // keyed by status
const dates = ["2026-12-01", "2026-12-03"] as const;

describe("the publication of an ad", () => {
  const ad = { status: "validated", dates, recorded: [] } as const;

  it("is planned before its dates, and after them as long as no record says more", () => {
    expect(publicationOf(ad, "2026-11-30")).toEqual({
      state: "planned",
      dates: [
        { date: "2026-12-01", state: "planned" },
        { date: "2026-12-03", state: "planned" },
      ],
    });
    expect(publicationOf(ad, "2026-12-01")).toMatchObject({
      state: "planned",
      dates: [{ state: "unconfirmed" }, { state: "planned" }],
    });
    expect(publicationOf(ad, "2030-01-01")).toMatchObject({
      state: "planned",
      dates: [{ state: "unconfirmed" }, { state: "unconfirmed" }],
    });
  });

  it("has appeared with the first date that a record proves", () => {
    const half = { ...ad, recorded: ["2026-12-01"] } as const;
    expect(publicationOf(half, "2026-12-02")).toMatchObject({
      state: "appeared",
      dates: [{ state: "appeared" }, { state: "planned" }],
    });
  });

  it("is withdrawn once the ad is not validated any more; a date that appeared stays so", () => {
    for (const status of statuses.filter((other) => other !== "validated")) {
      const gone = { ...ad, status, recorded: ["2026-12-01"] } as const;
      expect(publicationOf(gone, "2026-12-02")).toMatchObject({
        state: "withdrawn",
        dates: [{ state: "appeared" }, { state: "withdrawn" }],
      });
    }
  });

  it("is withdrawn when the ad was taken off the web before its last date, not after", () => {
    const off = { ...ad, recorded: ["2026-12-01"], takenOff: true } as const;
    expect(publicationOf(off, "2026-12-02").state).toBe("withdrawn");
    expect(publicationOf(off, "2026-12-03").state).toBe("appeared");
  });

  it("did not run on a missed day, whatever a record says, and as a whole when it ran on none", () => {
    const left = { ...ad, recorded: ["2026-12-01"], missed: ["2026-12-01"] } as const;
    expect(publicationOf(left, "2026-12-01")).toEqual({
      state: "planned",
      dates: [
        { date: "2026-12-01", state: "missed" },
        { date: "2026-12-03", state: "planned" },
      ],
    });
    expect(publicationOf({ ...left, missed: dates }, "2026-12-04").state).toBe("missed");
    const moved = { ...ad, dates: ["2026-12-03"], missed: ["2026-12-01"] } as const;
    expect(publicationOf(moved, "2026-12-02")).toMatchObject({
      state: "planned",
      dates: [{ date: "2026-12-01", state: "missed" }, { state: "planned" }],
    });
  });

  it("has not appeared before its day, whatever is recorded of it", () => {
    const early = { ...ad, recorded: dates } as const;
    expect(publicationOf(early, "2026-11-30")).toEqual(publicationOf(ad, "2026-11-30"));
    expect(publicationOf(early, "2026-12-02").dates).toEqual([
      { date: "2026-12-01", state: "appeared" },
      { date: "2026-12-03", state: "planned" },
    ]);
    expect(publicationOf({ ...early, status: "cancelled" }, "2026-11-30").state).toBe("withdrawn");
  });

  it("names a recorded day that was not ordered", () => {
    const late = { ...ad, dates: ["2026-12-01"], recorded: ["2026-12-02"] } as const;
    expect(publicationOf(late, "2026-12-04")).toMatchObject({
      state: "appeared",
      dates: [
        { date: "2026-12-01", state: "unconfirmed" },
        { date: "2026-12-02", state: "appeared" },
      ],
    });
  });

  it("never appears without a record, whatever day it is", () => {
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((number) => toIsoDate(new Date(number * 86_400_000).toISOString().slice(0, 10)));
    fc.assert(
      fc.property(fc.array(day), day, fc.constantFrom(...statuses), (days, today, status) => {
        const found = publicationOf({ status, dates: days, recorded: [] }, today);
        expect(found.state).not.toBe("appeared");
        for (const { state } of found.dates) expect(state).not.toBe("appeared");
      }),
    );
  });
});

describe("the log of the website", () => {
  const zone = "Africa/Lagos";
  const at = (instant: string) => Date.parse(instant);
  const on: WebLogEntry = { at: at("2026-11-30T23:00:00Z"), shown: true };
  const days = (log: readonly WebLogEntry[], now = "2026-12-10T12:00:00Z", ordered = dates) =>
    daysOnline(log, { dates: ordered, zone, now: at(now) });

  test("proves the dates in which the ad was online, in the publisher's zone", () => {
    expect(days([])).toEqual([]);
    expect(days([on], "2026-11-30T22:59:59Z")).toEqual([]);
    expect(days([on], "2026-11-30T23:00:00Z")).toEqual(["2026-12-01"]);
    expect(days([on])).toEqual(dates);
  });

  test("does not prove a date in which the ad was off", () => {
    const off = { at: at("2026-12-02T09:00:00Z"), shown: false };
    expect(days([on, off])).toEqual(["2026-12-01"]);
    const back = { at: at("2026-12-03T21:00:00Z"), shown: true };
    expect(days([on, off, back])).toEqual(dates);
    expect(days([on, { ...on, shown: false }])).toEqual(["2026-12-01"]);
  });

  test("names the first day of an ad that was put online after its date", () => {
    expect(days([{ at: at("2026-12-02T09:00:00Z"), shown: true }])).toEqual([
      "2026-12-02",
      "2026-12-03",
    ]);
  });

  test("goes on where a change of the page is entered", () => {
    const changed = { at: at("2026-12-02T09:00:00Z"), shown: true };
    expect(days([on, changed])).toEqual(dates);
  });
});

test("lists pages as the reader's language joins them", () => {
  expect([listPages([12], "fr"), listPages([12, 13], "fr")]).toEqual(["12", "12 et 13"]);
  expect(listPages(new Set([4, 12, 13]), "ar")).toBe("4 و12 و13");
});
