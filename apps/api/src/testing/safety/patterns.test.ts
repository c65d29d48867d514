import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { arabic } from "@parution/rules/notices/ar";
import { french } from "@parution/rules/notices/fr";
import { parseAst } from "rolldown/parseAst";
import { analyse } from "scslre";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));
const SOURCES = "{packages/{rules,contract},apps/api}/src/**/*.ts";

/** Patterns for texts of the program's own, of a bounded length, or of an operator. */
const BOUNDED = new Set([
  // Digits of an amount.
  "\\B(?=(?:\\d{3})+$)",
  "\\B(?=(\\d{3})+$)",
  // 80 letters of a title, 180 of an excerpt.
  "\\s+\\S*$",
  "^-+|-+$",
  // A hash in base64, settings.
  "=+$",
  "\\/+$",
  "^\\/+|\\/+$",
]);

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every pattern that the program writes as one. */
const patterns: readonly Pattern[] = globSync(SOURCES, { cwd: ROOT })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .flatMap((file) => {
    const found: Pattern[] = [];
    visit(parseAst(readFileSync(`${ROOT}${file}`, "utf8"), { lang: "ts" }), (pattern) =>
      found.push({ file, ...pattern }),
    );
    return found;
  });

function visit(node: unknown, found: (pattern: Omit<Pattern, "file">) => void): void {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node && typeof node.regex === "object" && node.regex !== null) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    found({ source: pattern, flags });
    return;
  }
  for (const value of Object.values(node)) visit(value, found);
}

test("every pattern takes time linear in its input", () => {
  expect(patterns.length).toBeGreaterThan(150);
  const slow = patterns
    .filter(({ source }) => !BOUNDED.has(source))
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0);
  expect(slow.map(({ file, source }) => `${file}: /${source}/`)).toEqual([]);
});

/** Parts that may be as long as a text: of an amount, of a blank, of a line that is captured once. */
const ENDLESS = ["[\\d .]*", "\\d+", "\\d[\\d ]*", "\\s*", "([^\\n]*)"];

test.each([
  ["French", french],
  ["Arabic", arabic],
] as const)(
  "no pattern that reads a notice in %s tries further than some hundred letters from each of its beginnings",
  (_, language) => {
    const { marks, ...others } = language.reading;
    const read = Object.entries({ ...marks, ...others }).flatMap(([name, pattern]) =>
      pattern instanceof RegExp ? [[name, pattern.source] as const] : [],
    );
    expect(read.length).toBeGreaterThan(30);
    const endless = read.filter(([, source]) => {
      const bounded = ENDLESS.reduce((rest, part) => rest.replaceAll(part, ""), source);
      return /(?<!\\)[*+]|\{\d+,\}/.test(bounded);
    });
    expect(endless.map(([name]) => name)).toEqual([]);
  },
);
