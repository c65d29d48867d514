import { describe, expect, it } from "vitest";
import { filterOf, pageOf, parseFilter, searchOf } from "./list-filter.ts";

const statuses = ["unpaid", "validated"] as const;

describe("filterOf", () => {
  it("is undone by searchOf", () => {
    const filter = {
      reference: "WEB-00012 & fils",
      from: "2026-11-01",
      to: "2026-11-30",
      status: "validated",
    } as const;
    expect(filterOf(new URLSearchParams(searchOf(filter)), statuses)).toEqual(filter);
  });

  it("omits invalid parts", () => {
    const search = new URLSearchParams("reference=%20&du=24/11/2026&au=x&statut=everything");
    expect(filterOf(search, statuses)).toEqual({});
    expect(searchOf({})).toBe("");
  });
});

describe("parseFilter", () => {
  it("reads the values of a form, blank ones as no restriction", () => {
    const values = { reference: " WEB-12 ", from: "2026-11-01", to: "", status: "validated" };
    expect(parseFilter(values, statuses)).toEqual({
      reference: "WEB-12",
      from: "2026-11-01",
      status: "validated",
    });
  });
});

describe("pageOf", () => {
  it.each([
    ["pg=3", 3],
    ["pg=0", 1],
    ["pg=-2", 1],
    ["pg=1e9", 1],
    ["3", 1],
    [undefined, 1],
  ])("reads %s as %i", (segment, page) => {
    expect(pageOf(segment)).toBe(page);
  });
});
