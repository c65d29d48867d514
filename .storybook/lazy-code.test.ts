import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Files that another part loads from: `provideCatalogs`, the form with the schema it asks for, the first script, generated lists. */
const LOADED_ELSEWHERE = [
  "apps/{portal,desk}/src/catalogs*.ts",
  "apps/portal/src/app/start/{start,document-script}.ts",
  "packages/app/src/form/validation.ts",
  "packages/app/src/lazy/**",
  "**/generated/**",
  "**/*.test.{ts,tsx}",
  "**/*.d.ts",
];

/** Start of a call of `lazyModule` or `lazyComponent` with a function. */
const LAZY_CALL = /\b(?:lazyModule|lazyComponent)(?:<[^()]*>)?\((?=\s*(?:async )?\(\))/g;

/** The schema that `useAppForm` loads. */
const LAZY_SCHEMA = /\bschema: async \(\) => \(await $/;

/** Position of the parenthesis that closes a call, whose arguments begin at `start`; its strings hold none. */
function endOfCall(source: string, start: number): number {
  let depth = 1;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    else if (source[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}

/** Imports of a source that are neither types nor loaded by the one mechanism. */
function rawImports(source: string): string[] {
  const calls = [...source.matchAll(LAZY_CALL)].map(({ index, 0: { length } }) => ({
    start: index,
    end: endOfCall(source, index + length),
  }));
  return [...source.matchAll(/(?<!typeof )\bimport\([^)]*\)/g)]
    .filter(({ index }) => !calls.some(({ start, end }) => start < index && index < end))
    .filter(({ index }) => !LAZY_SCHEMA.test(source.slice(0, index)))
    .map(([found]) => found);
}

test("applications load code on demand through packages/app/src/lazy alone", () => {
  const files = globSync("{apps/portal,apps/desk,packages/app}/src/**/*.{ts,tsx}", {
    cwd: root,
    exclude: LOADED_ELSEWHERE,
  });
  expect(files.length).toBeGreaterThan(300);
  const raw = files.flatMap((file) =>
    rawImports(readFileSync(join(root, file), "utf8")).map((found) => `${file}: ${found}`),
  );
  expect(raw).toEqual([]);
});

test("finds an import in a function of its own, and after a lazy module", () => {
  expect(rawImports('const send = async () => (await import("./a.ts")).send();')).toHaveLength(1);
  expect(
    rawImports('const a = lazyModule(() => import("./a.ts"));\nuse(() => import("./b.ts"));'),
  ).toEqual(['import("./b.ts")']);
  expect(
    rawImports('{ a: lazyModule(() => import("./a.ts")), b: () => import("./b.ts") };'),
  ).toEqual(['import("./b.ts")']);
});
