import { describe, expect, it } from "vitest";
import { stemsFrom } from "./written-notice.ts";

describe("stemsFrom", () => {
  const written = "a\nb\nc\nd";

  it.each([
    [written, true],
    ["a\nb changed\nc\nmore\nd", true],
    ["a\nb", true],
    ["a", false],
    ["Vend voiture", false],
    ["", false],
  ])("%j: %s", (text, stems) => {
    expect(stemsFrom(written, text)).toBe(stems);
  });

  it("there is no written text before the first", () => {
    expect(stemsFrom(null, "a")).toBe(false);
  });
});
