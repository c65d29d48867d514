import { describe, expect, it } from "vitest";
import { ringState } from "./index.ts";

describe("ringState", () => {
  it.each([
    [0, 90, "ok"],
    [84, 6, "ok"],
    [85, 5, "near"],
    [89, 1, "near"],
    [90, 0, "over"],
    [91, -1, "over"],
  ] as const)("%i lines leave %i: %s", (lines, remaining, level) => {
    expect(ringState(lines)).toEqual({ remaining, level });
  });

  it("takes another scale", () => {
    expect(ringState(36, 40)).toEqual({ remaining: 4, level: "near" });
  });
});
