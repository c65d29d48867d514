import { expect, it } from "vitest";
import { labelStep } from "./label-steps.ts";

it("names every month of a year where there is room, every second and every third where less", () => {
  expect(labelStep(12, "wide")).toBe(1);
  expect(labelStep(12, "medium")).toBe(2);
  expect(labelStep(12, "narrow")).toBe(3);
  expect(labelStep(12, "tiny")).toBe(6);
});

it("names all of a few, and about as many of hundreds", () => {
  expect(labelStep(3, "narrow")).toBe(1);
  expect(labelStep(365, "wide")).toBe(27);
  expect(labelStep(0, "narrow")).toBe(1);
});
