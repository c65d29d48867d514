import { describe, expect, it } from "vitest";
import { placeAfter, within } from "./grid-keys.ts";

const last = { row: 99, column: 4 };
const from = { row: 50, column: 2 };
const after = (key: string, ctrlKey = false, isRightToLeft = false) =>
  placeAfter({ key, ctrlKey }, from, last, isRightToLeft);

describe("placeAfter", () => {
  it.each([
    ["ArrowDown", false, 51, 2],
    ["ArrowUp", false, 49, 2],
    ["ArrowDown", true, 99, 2],
    ["ArrowUp", true, 0, 2],
    ["Home", false, 50, 0],
    ["End", false, 50, 4],
    ["Home", true, 0, 0],
    ["End", true, 99, 4],
    ["PageDown", false, 60, 2],
    ["PageUp", false, 40, 2],
  ] as const)("%s leads on (with Ctrl: %s)", (key, ctrlKey, row, column) => {
    expect(after(key, ctrlKey)).toEqual({ row, column });
  });

  it("moves sideways in the direction of reading", () => {
    expect(after("ArrowLeft")).toEqual({ row: 50, column: 1 });
    expect(after("ArrowLeft", false, true)).toEqual({ row: 50, column: 3 });
  });

  it("leaves other keys to the browser", () => {
    expect(after("a")).toBeUndefined();
  });
});

describe("within", () => {
  it("keeps a place inside the grid, also one without rows", () => {
    expect(within({ row: 120, column: -1 }, last)).toEqual({ row: 99, column: 0 });
    expect(within({ row: 3, column: 3 }, { row: -1, column: -1 })).toEqual({ row: 0, column: 0 });
  });
});
