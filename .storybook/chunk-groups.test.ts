import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chunkGroups } from "../apps/portal/vite/chunk-groups.ts";

/** Sources of expressions without the choice of another: `a(b|c)` is `ab` and `ac`. */
function alternativesOf(source: string): string[] {
  const inner = /\(((?:\\.|[^()\\])*)\)/.exec(source);
  if (inner === null) return source.split("|");
  const [whole, choices = ""] = inner;
  return choices
    .split("|")
    .flatMap((choice) => alternativesOf(source.replace(whole, () => choice)));
}

/** Modules outside the workspace's files: Vite's own, and those of packages. */
const OUTSIDE = /^vite|node_modules/;

test("splits a choice within a choice", () => {
  expect(alternativesOf("a(b|c(d|e))f|g")).toEqual([
    "abf",
    "g",
    "acdf",
    "g",
    "abf",
    "g",
    "acef",
    "g",
  ]);
});

test("every module that a part of the portal's build names is a file", () => {
  const root = join(import.meta.dirname, "..");
  const files = globSync(
    ["apps/portal/{index.html,src/**/*}", "packages/{app,contract,kit,rules}/src/**/*"],
    { cwd: root },
  ).map((path) => `/${path}`);
  const unmatched = chunkGroups.flatMap(({ name, test: { source } }) =>
    [...new Set(alternativesOf(source))]
      .filter((one) => !OUTSIDE.test(one))
      .filter((one) => !files.some((path) => new RegExp(one).test(path)))
      .map((one) => `${name}: ${one}`),
  );
  expect(unmatched).toEqual([]);
});
