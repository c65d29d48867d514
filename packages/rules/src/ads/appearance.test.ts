import { describe, expect, it, test } from "vitest";
import { pairs } from "../testing/pairs.ts";
import { AD_STATUS_CODES, type AdStatus, adSwitchOf, pageDates, shownAdStatus } from "./index.ts";

const statuses = Object.keys(AD_STATUS_CODES) as AdStatus[]; // keyed by status
const others = statuses.filter((status) => status !== "validated");
const flags = [false, true];

describe("adSwitchOf", () => {
  test.each([
    ["online", true, true, true, "deactivate"],
    ["taken off the web", false, true, true, "reactivate"],
    ["not there yet", false, true, false, "none"],
    ["in print alone", false, false, true, "none"],
  ] as const)("a validated ad %s", (_, online, publishOnWeb, isPublished, expected) => {
    expect(adSwitchOf({ status: "validated", online, publishOnWeb, isPublished })).toBe(expected);
  });

  it("has no switch for an ad that is not validated", () => {
    for (const [status, [online, publishOnWeb]] of pairs(others, pairs(flags, flags))) {
      expect(adSwitchOf({ status, online, publishOnWeb, isPublished: true })).toBe("none");
    }
  });
});

describe("shownAdStatus", () => {
  it("shows no payment to make for an ad whose order is charged to its account", () => {
    expect(shownAdStatus("unpaid", "planned")).toBe("unpaid");
    expect(shownAdStatus("unpaid", "planned", { onTerm: true })).toBe("toConfirm");
    expect(shownAdStatus("inReview", "planned", { onTerm: true })).toBe("inReview");
    expect(shownAdStatus("inReview", "planned", { toCorrect: true })).toBe("toCorrect");
    expect(shownAdStatus("validated", "online", { onTerm: true })).toBe("online");
  });
});

describe("the issues whose page holds an ad", () => {
  const dates = ["2026-06-03", "2026-06-04", "2026-06-05"] as const;
  const ad = { status: "validated", dates, missedDates: [], medium: "print" } as const;

  it("include today's", () => {
    expect(pageDates(ad, "2026-06-04")).toEqual(dates.slice(0, 2));
    expect(pageDates(ad, "2026-06-02")).toEqual([]);
  });

  it("leave out those in which it did not run", () => {
    const missed = { ...ad, missedDates: ["2026-06-03"] } as const;
    expect(pageDates(missed, "2026-06-04")).toEqual(["2026-06-04"]);
  });

  it("are none unless the ad is validated", () => {
    for (const status of others) expect(pageDates({ ...ad, status }, "2026-06-05")).toEqual([]);
  });

  it("are none of an ad that is digital alone", () => {
    expect(pageDates({ ...ad, medium: "digital" }, "2026-06-05")).toEqual([]);
  });
});
