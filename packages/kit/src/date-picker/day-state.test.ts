import { describe, expect, it } from "vitest";
import { dayState } from "./day-state.ts";

const free = {
  isSelected: false,
  isOutsideMonth: false,
  isDisabled: false,
  isUnavailable: false,
  isSelectionStart: false,
  isSelectionEnd: false,
};
const selected = { ...free, isSelected: true };

describe("dayState", () => {
  it.each([
    ["free", free],
    ["blocked", { ...selected, isUnavailable: true }],
    ["elsewhere", { ...selected, isDisabled: true, isOutsideMonth: true }],
    ["outside", { ...selected, isUnavailable: true, isDisabled: true }],
  ])("is %s whether or not days are chosen in ranges", (state, day) => {
    expect(dayState(day, false)).toBe(state);
    expect(dayState(day, true)).toBe(state);
  });

  it("is chosen where one day is chosen", () => {
    expect(dayState(selected, false)).toBe("chosen");
  });

  it.each([
    ["start", { ...selected, isSelectionStart: true }],
    ["between", selected],
    ["end", { ...selected, isSelectionEnd: true }],
    ["chosen", { ...selected, isSelectionStart: true, isSelectionEnd: true }],
  ])("is the %s of a range", (state, day) => {
    expect(dayState(day, true)).toBe(state);
  });
});
