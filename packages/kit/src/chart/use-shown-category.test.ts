import { describe, expect, it } from "vitest";
import { categoryByKey } from "./use-shown-category.ts";

const at = (from: number, rtl = false) => ({ from, count: 12, rtl });

describe("arrows", () => {
  it("follow the reading from left to right", () => {
    expect(categoryByKey("ArrowRight", at(4))).toBe(5);
    expect(categoryByKey("ArrowLeft", at(4))).toBe(3);
  });

  it("follow the reading from right to left", () => {
    expect(categoryByKey("ArrowLeft", at(4, true))).toBe(5);
    expect(categoryByKey("ArrowRight", at(4, true))).toBe(3);
  });

  it("stay at the ends", () => {
    expect(categoryByKey("ArrowRight", at(11))).toBe(11);
    expect(categoryByKey("ArrowLeft", at(0))).toBe(0);
  });
});

it("goes to the ends by Home and End, nowhere by other keys", () => {
  expect(categoryByKey("Home", at(4))).toBe(0);
  expect(categoryByKey("End", at(4))).toBe(11);
  expect(categoryByKey("a", at(4))).toBeNull();
});
