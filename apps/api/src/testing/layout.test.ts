import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const SMALL = 30;
const IMPORTERS = 3;
/** Bound on the size of the service: raised with a subject that is new, lowered whenever files are merged. */
const MOST_FILES = 576;
/** Most lines of one subject's SQL; more is split by subject. */
const MOST_SQL = 250;

interface Source {
  readonly path: string;
  readonly lines: number;
  /** Paths that it imports. */
  readonly imports: readonly string[];
}

const read = (path: string): Source => {
  const text = readFileSync(join(source, path), "utf8");
  const specifiers = [...text.matchAll(/(?:from|import\(|import) ?"(\.[^"]+\.ts)"/g)];
  return {
    path,
    lines: text.trimEnd().split("\n").length,
    imports: specifiers.map(([, specifier = ""]) => normalize(join(dirname(path), specifier))),
  };
};

const sources = globSync("**/*.ts", { cwd: source }).map(read);
const product = sources.filter(
  ({ path }) => !path.endsWith(".test.ts") && !/^(testing|demo)\b/.test(path),
);

/** Programs, threads and setups are started by their path; an index is as long as its exports. */
const isEntry = ({ path }: Source) =>
  /(^|\/)(main|child|typesetter-poison|ask-often|[\w-]+\.setup|index)\.ts$|\.(test|d)\.ts$/.test(
    path,
  );

test("a file below 30 lines has at least three importers", () => {
  const importers = (path: string) => sources.filter(({ imports }) => imports.includes(path));
  const idle = sources
    .filter((one) => one.lines < SMALL && !isEntry(one))
    .filter(({ path }) => importers(path).length < IMPORTERS)
    .map(({ path }) => path);
  expect(idle).toEqual([]);
});

test("no folder holds a single file and nothing else", () => {
  const holdings = Map.groupBy(globSync("**/*", { cwd: source }), dirname);
  const lone = [...holdings].filter(([, entries]) => entries.length === 1).map(([path]) => path);
  expect(lone).toEqual([]);
});

test(`the service has at most ${MOST_FILES} product files`, () => {
  expect(product.length).toBeLessThanOrEqual(MOST_FILES);
});

test("queries of one subject fit in 250 lines", () => {
  const long = product.filter(
    ({ path, lines }) => /queries\.ts$/.test(basename(path)) && lines > MOST_SQL,
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});
