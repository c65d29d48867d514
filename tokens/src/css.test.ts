import { describe, expect, it } from "vitest";
import { joinSchemes, supportRule } from "./css.ts";

describe("joinSchemes", () => {
  it.each([
    ["4px", "4px", "4px"],
    ["#fff", "#000", "light-dark(#fff, #000)"],
    [
      "0px 1px 2px rgba(0, 0, 0, 0.1), 0 0 1px #abc",
      "0px 1px 2px rgba(0, 0, 0, 0.4), 0 0 1px #abc",
      "0px 1px 2px light-dark(rgba(0, 0, 0, 0.1), rgba(0, 0, 0, 0.4)), 0 0 1px #abc",
    ],
    ["0 1px oklch(20% 0 0 / 0.1)", "0 1px #000", "0 1px light-dark(oklch(20% 0 0 / 0.1), #000)"],
  ])("%s and %s", (light, dark, joined) => {
    expect(joinSchemes(light, dark)).toBe(joined);
  });

  it("refuses schemes that differ in more than colour", () => {
    expect(() => joinSchemes("1rem", "2rem")).toThrow(/Only colours/);
  });
});

describe("supportRule", () => {
  it("refuses a token that one scheme lacks", () => {
    const light = new Map([["color.page", "#fff"]]);
    expect(() => supportRule(":root", light, new Map())).toThrow(/color\.page/);
  });
});
