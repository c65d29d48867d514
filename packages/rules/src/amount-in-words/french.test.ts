import { describe, expect, it } from "vitest";
import { frenchNumber } from "./french.ts";

describe("frenchNumber", () => {
  it.each([
    [0, "zéro"],
    [1, "un"],
    [16, "seize"],
    [21, "vingt et un"],
    [61, "soixante et un"],
    [70, "soixante-dix"],
    [71, "soixante et onze"],
    [77, "soixante-dix-sept"],
    [80, "quatre-vingts"],
    [81, "quatre-vingt-un"],
    [91, "quatre-vingt-onze"],
    [99, "quatre-vingt-dix-neuf"],
    [100, "cent"],
    [101, "cent un"],
    [200, "deux cents"],
    [280, "deux cent quatre-vingts"],
    [1000, "mille"],
    [1001, "mille un"],
    [80_000, "quatre-vingt mille"],
    [200_000, "deux cent mille"],
    [380_200, "trois cent quatre-vingt mille deux cents"],
    [1_000_000, "un million"],
    [200_000_000, "deux cents millions"],
    [1_000_200_071, "un milliard deux cent mille soixante et onze"],
    [
      999_999_999_999,
      `${"neuf cent quatre-vingt-dix-neuf milliards "}${"neuf cent quatre-vingt-dix-neuf millions "}neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf`,
    ],
  ])("%i is «%s»", (number, words) => {
    expect(frenchNumber(number)).toBe(words);
  });
});
