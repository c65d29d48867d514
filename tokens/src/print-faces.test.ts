import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coverageModule, coverageOf, declaredRanges, printFileOf } from "../scripts/print-faces.ts";
import { widthsModule } from "../scripts/print-widths.ts";
import { printFaces } from "../scripts/subset-faces.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

describe.each(printFaces.map((face) => [printFileOf(face), face] as const))("%s", (file, face) => {
  it("has no character that the screen takes from another file", () => {
    const ranges = declaredRanges(face);
    const strays = coverageOf(read(`./fonts/print/${file}`)).filter(
      (point) => !ranges.some(([first, last]) => first <= point && point <= last),
    );
    expect(strays).toEqual([]);
  });

  it("has every character of the served file that the screen declares", () => {
    const ranges = declaredRanges(face);
    const served = coverageOf(
      read(`../node_modules/${face.source}/files/${face.file}.woff2`),
    ).filter((point) => ranges.some(([first, last]) => first <= point && point <= last));
    expect(coverageOf(read(`./fonts/print/${file}`))).toEqual(served);
  });
});

it("has a table of widths for modular ads that matches the font files", () => {
  const table = read("../../packages/rules/src/module-fit/widths.ts").toString();
  const strings = (source: string) =>
    [...source.matchAll(/"(?:[^"\\\\]|\\\\.)*"/g)].map(([text]) => text);
  expect(strings(table)).toEqual(strings(widthsModule()));
});

it("has a table of printable characters that matches the font files", () => {
  const table = read("../../packages/rules/src/print-coverage/coverage.ts").toString();
  const steps = (source: string) => /"([^"]+)"/.exec(source)?.[1];
  expect(steps(table)).toBe(steps(coverageModule()));
});
