import { describe, expect, it } from "vitest";
import { splitAtLimit } from "./split-at-limit.ts";

describe("splitAtLimit", () => {
  it.each([
    ["abcdef", 4, "abcd", "ef", 2],
    ["abcd", 4, "abcd", "", 0],
    ["abc", 0, "", "abc", 3],
    ["", 0, "", "", 0],
    ["الشَّرِكَةُ", 6, "الشَّرِكَةُ", "", 0],
    ["الشَّرِكَةُ", 5, "الشَّرِكَ", "ةُ", 1],
    ["👩‍👩‍👧ab", 1, "👩‍👩‍👧", "ab", 2],
  ])("%j at %d keeps %j and marks %j", (text, limit, kept, over, overCount) => {
    expect(splitAtLimit(text, limit)).toEqual({ kept, over, overCount });
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY])("keeps all with limit %s", (limit) => {
    expect(splitAtLimit("abc", limit)).toEqual({ kept: "abc", over: "", overCount: 0 });
  });

  it("takes a negative limit for none of the text", () => {
    expect(splitAtLimit("abc", -2)).toEqual({ kept: "", over: "abc", overCount: 3 });
  });
});
