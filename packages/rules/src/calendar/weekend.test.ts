import { describe, expect, it, test } from "vitest";
import {
  changedWeek,
  editionWeekdays,
  isSpecialEdition,
  isWeekendRest,
  leavesAnEdition,
  NO_WEEKEND,
  restWeekdays,
} from "./index.ts";

const [FRIDAY, SATURDAY, SUNDAY, NEXT_SUNDAY] = [
  ...(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-29"] as const),
] as const;

describe("the weekend", () => {
  it.each([
    ["Friday", FRIDAY, NO_WEEKEND, false],
    ["a Saturday", SATURDAY, NO_WEEKEND, true],
    ["a Sunday", SUNDAY, NO_WEEKEND, true],
    ["a Saturday of a paper with Sundays alone", SATURDAY, sundays(FRIDAY), true],
    ["the first Sunday with an edition", SUNDAY, sundays(SUNDAY), false],
    ["the Sunday before it", SUNDAY, sundays(NEXT_SUNDAY), true],
    ["a special edition", SATURDAY, { ...NO_WEEKEND, special: [SATURDAY] }, false],
    ["the day after one", SUNDAY, { ...NO_WEEKEND, special: [SATURDAY] }, true],
  ] as const)("of %s rests: %s", (_, date, weekend, rests) => {
    expect(isWeekendRest(date, weekend)).toBe(rests);
  });

  it("rests where nothing is known of it", () => {
    expect([FRIDAY, SATURDAY, SUNDAY].map((date) => isWeekendRest(date))).toEqual([
      ...[false, true, true],
    ]);
  });
});

it.each([
  ["a Saturday that opened alone", NO_WEEKEND, true],
  ["one from which on Saturdays appear", { ...NO_WEEKEND, saturdaysFrom: SATURDAY }, false],
] as const)("an edition of %s is special or not", (_, weekend, isSpecial) => {
  expect(isSpecialEdition(SATURDAY, { ...weekend, special: [SATURDAY] })).toBe(isSpecial);
  expect(isSpecialEdition(SATURDAY, weekend)).toBe(false);
});

test("the days of the week without an edition are those of the calendar and those of the weekend", () => {
  expect(restWeekdays([1], NO_WEEKEND)).toEqual([0, 1, 6]);
  expect(restWeekdays([1, 6], sundays(FRIDAY))).toEqual([1, 6]);
});

describe("a week", () => {
  it.each([
    ["has Monday to Friday by default", [], [], [1, 2, 3, 4, 5]],
    ["has the days of the weekend that are named", [1], ["sunday"], [2, 3, 4, 5, 0]],
    ["leaves out a named day that rests", [1, 2, 3, 4, 6], ["saturday", "sunday"], [5, 0]],
  ] as const)("%s", (_, resting, weekend, days) => {
    expect(editionWeekdays(resting, weekend)).toEqual(days);
  });

  it.each([
    ["Monday to Friday rest", [1, 2, 3, 4, 5], [], false],
    ["only Sunday is left", [1, 2, 3, 4, 5], ["sunday"], true],
    ["the named Saturday rests too", [0, 1, 2, 3, 4, 5, 6], ["saturday"], false],
  ] as const)("leaves an edition or not where %s", (_, resting, weekend, leaves) => {
    expect(leavesAnEdition(resting, weekend)).toBe(leaves);
  });

  it("leaves an edition unless all seven days rest", () => {
    expect(leavesAnEdition([0, 1, 2, 3, 4, 5])).toBe(true);
    expect(leavesAnEdition([0, 1, 2, 3, 4, 5, 6])).toBe(false);
  });
});

describe("a change of the week", () => {
  it("opens a Sunday from a day on, and leaves a Saturday that was closed as it was", () => {
    expect(changedWeek([6], NO_WEEKEND, SATURDAY)).toEqual({
      closed: [],
      weekend: sundays(SATURDAY),
    });
  });

  it("keeps the first edition of a Sunday, and closes it day by day from then on", () => {
    expect(changedWeek([0, 3, 6], sundays(SUNDAY), NEXT_SUNDAY)).toEqual({
      closed: [0, 3],
      weekend: sundays(SUNDAY),
    });
  });
});

function sundays<const Day>(sundaysFrom: Day) {
  return { saturdaysFrom: null, sundaysFrom };
}
