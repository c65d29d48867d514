import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { levelA } from "./level-a.ts";
import { levelAA } from "./level-aa.ts";
import { faultOf, root } from "./proofs.ts";
import { files, report } from "./report.ts";

const require = createRequire(import.meta.url);
const packaged = (file: string) =>
  readFileSync(require.resolve(`@openacr/openacr/${file}`), "utf8");

interface Catalog {
  readonly terms: readonly { readonly id: string }[];
  readonly chapters: readonly {
    readonly id: string;
    readonly criteria: readonly { readonly id: string }[];
  }[];
}

/** The newest catalogue that the package on the registry holds; the criteria of 2.2 are added below. */
const catalog: Catalog = parse(packaged("catalog/2.4-edition-wcag-2.1-en.yaml"));

const since22 = {
  success_criteria_level_a: ["3.2.6", "3.3.7"],
  success_criteria_level_aa: ["2.4.11", "2.5.7", "2.5.8", "3.3.8"],
} as const;

const all = [...levelA, ...levelAA];

describe("the accessibility conformance report", () => {
  it("names tests that exist", () => {
    const faults = all.flatMap(({ num, proofs }) =>
      proofs.flatMap((proof) => faultOf(proof)?.replace(/^/, `${num}: `) ?? []),
    );
    expect(faults).toEqual([]);
  });

  it("has a test behind every criterion that it says is supported", () => {
    const bare = all.filter(({ level, proofs }) => level === "supports" && proofs.length === 0);
    expect(bare.map(({ num }) => num)).toEqual([]);
  });

  it.each([
    ["success_criteria_level_a", levelA],
    ["success_criteria_level_aa", levelAA],
  ] as const)("has every criterion of WCAG 2.2 once (%s)", (id, criteria) => {
    const known = catalog.chapters.find((chapter) => chapter.id === id)?.criteria ?? [];
    const expected = [...known.map((criterion) => criterion.id), ...since22[id]];
    expect(criteria.map(({ num }) => num).sort()).toEqual(expected.sort());
  });

  it("is valid by the schema of its format, with levels of the catalogue", () => {
    const isValid = new Ajv({ strict: false }).compile(
      JSON.parse(packaged("schema/openacr-0.1.0.json")),
    );
    expect(
      isValid(parse(files["docs/conformance/openacr.yaml"] ?? "")),
      String(isValid.errors),
    ).toBe(true);
    const terms = catalog.terms.map(({ id }) => id);
    for (const { level } of all) expect(terms).toContain(level);
    expect(report.chapters.success_criteria_level_aaa).toEqual({ disabled: true });
  });

  it.each(Object.entries(files))("is current: %s (pnpm conformance)", (path, text) => {
    expect(readFileSync(join(root, path), "utf8")).toBe(text);
  });
});
