import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Files that another part loads from: `provideCatalogs`, the form with the schema it asks for, the first script, generated lists. */
const LOADED_ELSEWHERE = [
  "apps/{portal,desk}/src/catalogs*.ts",
  "apps/portal/src/app/start/start.ts",
  "packages/app/src/form/validation.ts",
  "packages/app/src/lazy/**",
  "**/generated/**",
  "**/*.test.{ts,tsx}",
  "**/*.d.ts",
];

/** Import within an argument of `lazyModule` or `lazyComponent`, or as the schema that `useAppForm` loads. */
const LAZY =
  /(?:\b(?:lazyModule|lazyComponent)(?:<[^()]*>)?\(\s*(?:async )?\(\)[^;]*|\bschema: async \(\) => \(await )$/;

/** Imports of a source that are neither types nor loaded by the one mechanism. */
function rawImports(source: string): string[] {
  return [...source.matchAll(/(?<!typeof )\bimport\([^)]*\)/g)]
    .filter(({ index }) => !LAZY.test(source.slice(0, index)))
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

test("finds an import in a function of its own, and in an effect after a lazy module", () => {
  expect(rawImports('const send = async () => (await import("./a.ts")).send();')).toHaveLength(1);
  expect(
    rawImports('const a = lazyModule(() => import("./a.ts"));\nuse(() => import("./b.ts"));'),
  ).toEqual(['import("./b.ts")']);
});
