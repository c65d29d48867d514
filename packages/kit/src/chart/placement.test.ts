import { expect, it } from "vitest";
import { labelStep, tooltipPlace } from "./placement.ts";

const MONTH = "sept.".length;

it("names every month of a year where there is room, every second and every third where less", () => {
  expect(labelStep(12, MONTH, "wide")).toBe(1);
  expect(labelStep(12, MONTH, "medium")).toBe(2);
  expect(labelStep(12, MONTH, "narrow")).toBe(3);
  expect(labelStep(12, MONTH, "tiny")).toBe(6);
});

it("names more where names are shorter, and fewer where they are longer", () => {
  expect(labelStep(5, "2026".length, "narrow")).toBe(1);
  expect(labelStep(24, "janv. 26".length, "wide")).toBe(3);
  expect(labelStep(12, "a name of thirty characters …".length, "tiny")).toBe(12);
});

it("names all of a few, and about as many of hundreds", () => {
  expect(labelStep(3, MONTH, "narrow")).toBe(1);
  expect(labelStep(365, MONTH, "wide")).toBe(23);
  expect(labelStep(0, MONTH, "narrow")).toBe(1);
});

it("stands after the first months of a year and before the last", () => {
  expect(tooltipPlace(0, 12)).toEqual({ side: "after", edge: "8.333%" });
  expect(tooltipPlace(5, 12)).toEqual({ side: "after", edge: "50%" });
  expect(tooltipPlace(6, 12)).toEqual({ side: "before", edge: "50%" });
  expect(tooltipPlace(11, 12)).toEqual({ side: "before", edge: "8.333%" });
});

it("stands in the corner where neither side has room", () => {
  expect(tooltipPlace(0, 1).side).toBe("corner");
  expect(tooltipPlace(1, 3).side).toBe("corner");
});
