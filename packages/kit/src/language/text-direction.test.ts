import { describe, expect, it } from "vitest";
import { directionOf } from "./text-direction.ts";

describe("directionOf", () => {
  it.each([
    ["Vente aux enchères", "ltr"],
    ["بيع بالمزاد", "rtl"],
    ["« 12/03 — بيع", "rtl"],
    ["Société الأفق", "ltr"],
    ["الأفق SARL", "rtl"],
    ["", undefined],
    ["12/03/2026 — 0522 00 00 00", undefined],
  ])("%j reads %s", (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});
