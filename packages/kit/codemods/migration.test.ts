import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { components, renamedExports, renamedModules } from "./conventions.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`));

describe("a release", () => {
  const packages = ["packages/kit", "tokens"];

  test("gives kit and tokens one version, and both a changelog that names it", () => {
    const versions = packages.map((folder) => manifestOf(folder).version);
    expect(new Set(versions).size).toBe(1);
    for (const folder of packages) {
      expect(read(`${folder}/CHANGELOG.md`)).toContain(`\n## ${versions[0]}\n`);
      expect(manifestOf(folder).files).toContain("CHANGELOG.md");
    }
  });

  test("keeps their versions together from then on", () => {
    const { fixed } = JSON.parse(read(".changeset/config.json"));
    expect(fixed).toEqual([packages.map((folder) => manifestOf(folder).name)]);
  });
});

describe("the migration notes", () => {
  const notes = read("packages/kit/MIGRATION.md");
  const rowsOf = (name: string) =>
    notes
      .split("\n")
      .filter((line) => line.startsWith(`| \`${name}\` `))
      .join("\n");

  test.each(Object.entries(components))("name every renamed prop of %s", (name, changes) => {
    const row = rowsOf(name);
    for (const [old, next] of Object.entries(changes.rename ?? {})) {
      expect(row).toContain(`\`${old}\` → \`${next}\``);
    }
    for (const [old, key] of Object.entries(changes.labels ?? {})) {
      expect(row).toContain(`\`${old}\` → \`labels.${key}\``);
    }
    if (changes.pending) expect(row).toContain(`\`${changes.pending}\` → \`isPending\``);
    if (changes.valueChange) expect(row).toContain("receives the value");
  });

  test.each(Object.entries(renamedExports))("name the export %s by its new name", (old, next) => {
    expect(rowsOf(old)).toContain(`\`${next}\``);
  });

  test.each(Object.entries(renamedModules))("name the module %s by its new name", (old, next) => {
    expect(rowsOf(`@parution/kit/${old}`)).toContain(`\`@parution/kit/${next}\``);
    expect(existsSync(join(root, "packages/kit/src", next, "index.ts"))).toBe(true);
  });
});
