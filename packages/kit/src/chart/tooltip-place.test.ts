import { expect, it } from "vitest";
import { tooltipPlace } from "./tooltip-place.ts";

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
