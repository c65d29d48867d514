import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponCode } from "./code-entry.tsx";

describe("couponCode", () => {
  it.each([
    ["  rentree10 ", "RENTREE10"],
    ["ren tree\u00a010\n", "RENTREE10"],
    ["\u200frentree10\u202c", "RENTREE10"],
    ["i", "I"],
    ["عيد-20", "عيد-20"],
    ["", ""],
    [" \t ", ""],
  ])("reads %j as %j", (typed, code) => {
    expect(couponCode(typed)).toBe(code);
  });

  it("changes nothing more the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        expect(couponCode(couponCode(typed))).toBe(couponCode(typed));
      }),
      { seed: 20_261_121 },
    );
  });
});
