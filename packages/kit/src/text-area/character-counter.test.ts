import { describe, expect, it } from "vitest";
import { fillOf } from "./character-counter.tsx";

describe("how full a text is", () => {
  it.each([
    [0, 100, "roomy"],
    [89, 100, "roomy"],
    [90, 100, "near"],
    [100, 100, "near"],
    [101, 100, "over"],
    [1, 0, "over"],
    [-3, 10, "roomy"],
  ] as const)("reads %i of %i as %s", (count, limit, fill) => {
    expect(fillOf(count, limit)).toBe(fill);
  });
});
