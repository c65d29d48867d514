import { expect, test } from "vitest";
import type { Figure } from "../figure.ts";
import { flatness } from "./reads.ts";

const read = (area: string, value: number, bare: number): Figure => ({
  area,
  value,
  unit: "ms",
  budget: null,
  peers: [{ name: "bare", value: bare }],
});

test("a late page is compared with the first of its list, and so is its peer's", () => {
  const figures = flatness([
    read("my ads, page 1", 4, 1),
    read("my ads, page 1, p99", 9, 5),
    read("my ads, page 1 000", 5, 2),
    read("my ads, page 1 000, p99", 11, 11),
  ]);
  expect(figures).toMatchObject([
    { area: "my ads, page 1 000 over page 1", value: 1.25, unit: "×", peers: [{ value: 2 }] },
  ]);
});

test("a late page without a measured first page is left out", () => {
  expect(flatness([read("dashboard's ads, page 1 000", 4, 1)])).toEqual([]);
});
