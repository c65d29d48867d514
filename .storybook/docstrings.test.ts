import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync(
  [
    "apps/*/{src,scripts,vite}/**/*.{ts,tsx,mjs}",
    "packages/*/{src,scripts,cli,codemods,registry}/**/*.{ts,tsx}",
    "tokens/{src,scripts}/**/*.ts",
    ".storybook/**/*.{ts,tsx}",
  ],
  { exclude: ["**/node_modules/**"] },
);

/** Docstring that begins with a question word or a preposition, from its first to its last word. */
const RIDDLE =
  /\/\*\*[\s*]+(?:What|Why|Which|When|Who|Where|How|Whether|Of|In|With)\b(?:(?!\*\/)[\s\S])*/g;

/** Docstrings of a text that a reader understands only with the declaration below them. */
const riddlesIn = (text: string) =>
  (text.match(RIDDLE) ?? []).map((docstring) => docstring.replace(/[\s*/]+/g, " ").trim());

test("every docstring begins with a noun phrase or a verb, so that it is understood alone", () => {
  expect(sources.length).toBeGreaterThan(3000);
  const found = sources.flatMap((path) =>
    riddlesIn(readFileSync(path, "utf8")).map((docstring) => `${path}: ${docstring}`),
  );
  expect(found).toEqual([]);
});
