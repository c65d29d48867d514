import { describe, expect, test } from "vitest";
import { elementsOf, withoutElements } from "./elements.ts";

const read = (xml: string, name: string) =>
  [...elementsOf(xml, name)].map(({ attributes, content }) => [attributes, content]);

describe("elements", () => {
  test("are read by name, with or without a prefix, with or without an end", () => {
    const xml = '<x:c r="A1"><v>1</v></x:c><col/><c r="B1"/><c>\n2</c><cs>3</cs>';
    expect(read(xml, "c")).toEqual([
      [' r="A1"', "<v>1</v>"],
      [' r="B1"', ""],
      ["", "\n2"],
    ]);
  });

  test("that are never closed are left out, and those without an end after them are not", () => {
    expect(read('<c>1</c><c r="B1">2<c r="C1"/><c r="D1"', "c")).toEqual([
      ["", "1"],
      [' r="C1"', ""],
    ]);
  });

  test("are taken out of a text", () => {
    const xml = "<t>東京</t><rPh sb='0'><t>トウキョウ</t></rPh><t>都</t>";
    expect(withoutElements(xml, "rPh")).toBe("<t>東京</t><t>都</t>");
  });
});

/** Processor time of reading a text, the least of three times. */
function costOf(xml: string): number {
  const costs = Array.from({ length: 3 }, () => {
    const begin = process.cpuUsage();
    withoutElements(xml, "c");
    const { user, system } = process.cpuUsage(begin);
    return user + system;
  });
  return Math.min(...costs);
}

// Eight times the text took 64 times the work where each element looked for its end.
test.each([
  ["tags that are never closed", "<c>"],
  ["tags that are never ended", "<c "],
  ["one closing tag after all", "<c></d>"],
])("the work grows with the text, and not with its square: %s", (_, piece) => {
  const little = costOf(piece.repeat(60_000));
  const much = costOf(piece.repeat(480_000));
  expect(much / Math.max(little, 500)).toBeLessThan(30);
});
