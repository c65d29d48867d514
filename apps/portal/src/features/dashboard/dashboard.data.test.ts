import { describe, expect, it } from "vitest";
import { dashboardSearchOf, searchOfDashboard } from "./dashboard.data.ts";

describe("dashboardSearchOf", () => {
  it.each([
    { year: null, unit: "inclTax" },
    { year: 2024, unit: "inclTax" },
    { year: 2025, unit: "exclTax" },
  ] as const)("is undone by searchOfDashboard: %o", (choices) => {
    expect(dashboardSearchOf(new URLSearchParams(searchOfDashboard(choices)))).toEqual(choices);
  });

  it("leaves out invalid values", () => {
    const search = new URLSearchParams("annee=1e3&unite=euros");
    expect(dashboardSearchOf(search)).toEqual({ year: null, unit: "inclTax" });
    expect(searchOfDashboard({ year: null, unit: "inclTax" })).toBe("");
  });
});
