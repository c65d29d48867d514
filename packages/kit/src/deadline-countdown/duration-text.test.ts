import { describe, expect, it } from "vitest";
import { durationText } from "./duration-text.ts";
import type { Quantity } from "./remaining-time.ts";

const TWO_DAYS: readonly Quantity[] = [
  { value: 2, unit: "day" },
  { value: 3, unit: "hour" },
];

/** Formats separate number and unit with several kinds of space. */
const plainSpaces = (text: string) => text.replaceAll(/\s/gu, " ");

describe("durationText", () => {
  it.each([
    ["fr-FR", "short", "2 j 3 h"],
    ["fr-FR", "long", "2 jours 3 heures"],
    ["ar-MA", "long", "يومان و3 ساعات"],
  ] as const)("writes %s %s", (locale, style, expected) => {
    expect(plainSpaces(durationText(TWO_DAYS, locale, style))).toBe(expected);
  });
});
