import { describe, expect, it } from "vitest";
import { nextTab } from "./next-tab.ts";

describe("where a key leads among three tabs", () => {
  it.each([
    ["ArrowRight", 0, "ltr", 1],
    ["ArrowRight", 2, "ltr", 0],
    ["ArrowLeft", 0, "ltr", 2],
    ["ArrowRight", 0, "rtl", 2],
    ["ArrowLeft", 0, "rtl", 1],
    ["Home", 2, "rtl", 0],
    ["End", 0, "ltr", 2],
    ["Enter", 1, "ltr", undefined],
  ] as const)("%s on tab %i in %s leads to %s", (key, index, direction, target) => {
    expect(nextTab(key, { index, count: 3, direction })).toBe(target);
  });

  it("stays on a tab that is alone", () => {
    expect(nextTab("ArrowRight", { index: 0, count: 1, direction: "ltr" })).toBe(0);
  });
});
