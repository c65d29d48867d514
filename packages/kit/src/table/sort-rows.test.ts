import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SortKey, sortRows } from "./sort-rows.ts";

const ascending = (keys: readonly SortKey[], locale = "fr-FR") =>
  sortRows(keys, { by: (key) => key, direction: "ascending", locale });
const descending = (keys: readonly SortKey[], locale = "fr-FR") =>
  sortRows(keys, { by: (key) => key, direction: "descending", locale });

describe("text", () => {
  it("goes by the alphabet of French, accents and case aside", () => {
    expect(ascending(["Zagora", "Émile", "fès", "Essaouira", "Ève"])).toEqual([
      "Émile",
      "Essaouira",
      "Ève",
      "fès",
      "Zagora",
    ]);
  });

  it("goes by the alphabet of Arabic", () => {
    expect(ascending(["وجدة", "فاس", "الرباط", "تطوان"], "ar-MA")).toEqual([
      "الرباط",
      "تطوان",
      "فاس",
      "وجدة",
    ]);
  });

  it("orders the numbers inside it by their size", () => {
    expect(ascending(["AL-100", "AL-9", "AL-20"])).toEqual(["AL-9", "AL-20", "AL-100"]);
  });
});

describe("numbers and days", () => {
  it("go by size, not by their digits", () => {
    expect(ascending([100, -5, 9, 20n])).toEqual([-5, 9, 20n, 100]);
    expect(descending([100, -5, 9])).toEqual([100, 9, -5]);
  });

  it("go by time", () => {
    const [march, may] = [new Date("2026-03-11"), new Date("2026-05-01")];
    expect(descending([march, may])).toEqual([may, march]);
  });
});

describe("rows without a key", () => {
  const broken = new Date("nonsense");

  it("stands last, whichever the direction", () => {
    expect(ascending([null, 2, Number.NaN, 1, undefined, broken])).toEqual([
      1,
      2,
      null,
      Number.NaN,
      undefined,
      broken,
    ]);
    expect(descending([null, 1, 2])).toEqual([2, 1, null]);
  });
});

it("keeps equal rows as they stood, in both directions", () => {
  const rows = [
    { id: 1, city: "Fès" },
    { id: 2, city: "fes" },
    { id: 3, city: "Agadir" },
  ];
  const order = (direction: "ascending" | "descending") =>
    sortRows(rows, { by: (row) => row.city, direction, locale: "fr-FR" }).map(({ id }) => id);
  expect(order("ascending")).toEqual([3, 1, 2]);
  expect(order("descending")).toEqual([1, 2, 3]);
});

it("loses no row, changes none, and leaves the list that it was given alone", () => {
  const key = fc.oneof(fc.string(), fc.double(), fc.bigInt(), fc.date(), fc.constant(null));
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const given = [...keys];
      const sorted = ascending(keys);
      expect(keys).toEqual(given);
      expect(new Set(sorted)).toEqual(new Set(given));
      expect(sorted).toHaveLength(given.length);
    }),
  );
});
