import { describe, expect, it, test } from "vitest";
import { formatDeadline, formatHours } from "./deadline.ts";

const zone = "Africa/Lagos"; // UTC+1, all year round

describe("formatDeadline", () => {
  it("names the weekday beside the date", () => {
    const at = Date.parse("2026-11-26T17:00:00Z");
    expect(formatDeadline(at, zone, "fr")).toBe("jeudi 26/11/2026 à 18:00");
    expect(formatDeadline(at, zone, "ar")).toBe("الخميس 26/11/2026 على الساعة 18:00");
  });

  it("reads midnight as the end of the day before", () => {
    const at = Date.parse("2026-11-27T23:00:00Z");
    expect(formatDeadline(at, zone, "fr")).toBe("vendredi 27/11/2026 à minuit (24:00)");
    expect(formatDeadline(at, zone, "ar")).toBe("الجمعة 27/11/2026 عند منتصف الليل (24:00)");
  });

  it("reads the publisher's midnight, not the reader's", () => {
    const at = Date.parse("2026-11-27T23:00:00Z");
    expect(formatDeadline(at, "UTC", "fr")).toBe("vendredi 27/11/2026 à 23:00");
  });

  it("writes seconds where there are any, and crosses months and years", () => {
    expect(formatDeadline(Date.parse("2026-11-26T17:00:05Z"), zone, "fr")).toBe(
      "jeudi 26/11/2026 à 18:00:05",
    );
    expect(formatDeadline(Date.parse("2026-12-31T23:00:00Z"), zone, "fr")).toBe(
      "jeudi 31/12/2026 à minuit (24:00)",
    );
    expect(formatDeadline(Date.parse("2026-12-31T23:00:01Z"), zone, "fr")).toBe(
      "vendredi 01/01/2027 à 00:00:01",
    );
  });
});

test("hours agree with their number in both languages", () => {
  const fr = [1, 2, 36].map((hours) => formatHours(hours, "fr"));
  expect(fr).toEqual(["1 heure", "2 heures", "36 heures"]);
  const ar = [1, 2, 3, 10, 36, 100, 105].map((hours) => formatHours(hours, "ar"));
  expect(ar).toEqual([
    ...["ساعة واحدة", "ساعتين", "3 ساعات", "10 ساعات"],
    ...["36 ساعة", "100 ساعة", "105 ساعات"],
  ]);
});
