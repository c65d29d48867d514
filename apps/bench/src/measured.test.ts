import { expect, test } from "vitest";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { sectionText, withHeading } from "./measured.ts";

const bare: Figure = { area: "a read", value: 4, unit: "ms", budget: null, peers: [] };

/** The rows of a table, without its two heads. */
const rowsOf = (figures: readonly Figure[]): readonly string[] =>
  sectionText({ title: "Some part", figures }, "on a machine")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2);

test("a figure stands beside its peers, with its ratio to each", () => {
  const peers = [
    { name: "half as fast", value: 8 },
    { name: "twice as fast", value: 2 },
  ];
  expect(rowsOf([{ ...bare, peers }])).toEqual([
    "| a read | 4 ms |  |  | half as fast 8 ms, twice as fast 2 ms | 0.50×, 2.00× |",
  ]);
});

test("without a peer there is no ratio", () => {
  const [row] = rowsOf([{ ...bare, peers: [{ name: "none lost", value: 0 }] }]);
  expect(row).toContain("| none lost 0 ms | — |");
});

test("a budget binds from above or from below, and includes its limit", () => {
  const verdicts = [atMost(4), atMost(3.9), atLeast(4), atLeast(4.1)].map((budget) =>
    rowsOf([{ ...bare, budget }])[0]
      ?.split(" | ")
      .slice(2, 4),
  );
  expect(verdicts).toEqual([
    ["≤ 4 ms", "✓ kept"],
    ["≤ 3.9 ms", "✗ short"],
    ["≥ 4 ms", "✓ kept"],
    ["≥ 4.1 ms", "✗ short"],
  ]);
});

test("a ceiling above the budget stands beside it, and keeps no budget", () => {
  expect(rowsOf([{ ...bare, budget: atMost(3), ceiling: 5 }])[0]).toContain(
    "| ≤ 3 ms, ceiling 5 | ✗ short |",
  );
});

test.each([
  ["/s", "4/s"],
  ["%", "4%"],
  ["×", "4.00×"],
  ["", "4"],
  ["kB", "4 kB"],
] as const)("the unit «%s» is written as usual", (unit, text) => {
  expect(rowsOf([{ ...bare, unit }])[0]).toContain(`| ${text} |`);
});

test("a measurement that could not be run is reported as such", () => {
  expect(rowsOf([{ ...bare, value: Number.NaN }])[0]).toContain("| not run here |");
});

test("a new part gets a heading after the part before it, at the end where there is none", () => {
  const page = "# Measured\n\n## First\n\na table\n\n## Last\n\na table\n";
  const titles = ["First", "Second (new)", "Last", "Elsewhere"];
  const headings = (text: string) => text.match(/^## .*$/gm);
  expect(headings(withHeading(page, "Second (new)", titles))).toEqual([
    "## First",
    "## Second (new)",
    "## Last",
  ]);
  expect(headings(withHeading(page, "Elsewhere", titles))).toEqual([
    "## First",
    "## Last",
    "## Elsewhere",
  ]);
  expect(headings(withHeading(page, "Alone", ["Alone", ...titles]))?.at(-1)).toBe("## Alone");
  expect(withHeading(page, "First", titles)).toBe(page);
});
