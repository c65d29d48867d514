import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

type Dependencies = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

interface LinterOverride {
  readonly includes: readonly string[];
  readonly linter?: {
    readonly rules?: {
      readonly style?: {
        readonly noRestrictedImports?: {
          readonly options: {
            readonly patterns: readonly { readonly group: readonly string[] }[];
          };
        };
      };
    };
  };
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Packages of the workspace that each package depends on, by folder. */
const dependencies = new Map(
  globSync(["tokens/package.json", "packages/*/package.json", "apps/*/package.json"]).map(
    (path) => {
      const manifest = JSON.parse(read(path)) as Manifest;
      const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      const own = names.filter((name) => name.startsWith("@parution/"));
      return [path.split("/").at(-2) ?? "", own.map((name) => name.replace("@parution/", ""))];
    },
  ),
);

/** True where a package depends on another, directly or through a third. */
const reaches = (name: string, other: string): boolean =>
  (dependencies.get(name) ?? []).some((direct) => direct === other || reaches(direct, other));

describe("the diagram in the README", () => {
  /** Dependencies that do not follow from others. */
  const expected = [...dependencies].flatMap(([name, direct]) =>
    direct
      .filter((one) => !direct.some((other) => other !== one && reaches(other, one)))
      .map((one) => `${one} --> ${name}`),
  );

  const diagram = /```mermaid\n([\s\S]*?)```/.exec(read("README.md"))?.[1] ?? "";
  const arrows = (kind: string) =>
    diagram
      .split("\n")
      .flatMap((line) => {
        const names = line.trim().split(kind);
        return names.slice(1).map((name, index) => `${names[index]}${kind}${name}`);
      })
      .toSorted();

  test("has an arrow for each dependency that does not follow from others", () => {
    expect(arrows(" --> ")).toEqual(expected.toSorted());
  });

  test("has a dotted arrow for each package whose sources another one imports by their path", () => {
    const packageOf = (path: string) => /^(?:tokens|(?:packages|apps)\/[^/]+)/.exec(path)?.[0];
    const sources = globSync("{tokens,packages/*,apps/*}/**/*.{ts,tsx,mjs}", {
      cwd: join(import.meta.dirname, ".."),
      exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
    });
    const crossing = sources.flatMap((source) =>
      [...read(source).matchAll(/(?:from|import|import\()\s*"(\.[^"]+\.\w+)"/g)]
        .map(([, to = ""]) => [packageOf(join(dirname(source), to)), packageOf(source)])
        .filter(([to, from]) => to !== undefined && to !== from)
        .map((pair) => pair.map((path) => path?.split("/").at(-1)).join(" -.-> ")),
    );
    expect(sources.length).toBeGreaterThan(3000);
    expect(arrows(" -.-> ")).toEqual([...new Set(crossing)].toSorted());
  });
});

describe("the linter", () => {
  const { overrides } = JSON.parse(read("biome.json")) as { overrides: readonly LinterOverride[] };
  const libraries = [
    ...["tokens", "rules", "pagination", "recognition", "contract"],
    ...["kit", "app", "portal", "desk", "api"],
  ];

  /** Groups of imports that it refuses in the sources of a package. */
  const refusedIn = (sources: string): readonly string[] =>
    overrides
      .filter(({ includes }) => includes.includes(sources))
      .flatMap(({ linter }) => linter?.rules?.style?.noRestrictedImports?.options.patterns ?? [])
      .flatMap(({ group }) => group);

  test.each([
    "packages/rules",
    "packages/pagination",
    "packages/recognition",
    "packages/contract",
    "packages/kit",
    "packages/app",
    "apps/portal",
    "apps/desk",
    "apps/api",
    "apps/sandboxes",
  ])("refuses imports in %s against the arrows", (folder) => {
    const name = folder.split("/")[1] ?? "";
    const refused = refusedIn(`${folder}/src/**`);
    const isRefused = (other: string) =>
      refused.includes(`@parution/${other}/**`) ||
      (refused.includes("@parution/**") &&
        !refused.some((group) => group.startsWith(`!@parution/${other}`)));
    const others = libraries.filter((other) => other !== name);
    expect(others.filter(isRefused)).toEqual(others.filter((other) => !reaches(name, other)));
  });

  test.each([
    ["apps/portal/src/features/*/*.ts", "apps/portal"],
    ["apps/portal/src/features/*/*.tsx", "apps/portal"],
    ["apps/portal/src/features/*/*/**", "apps/portal"],
    ["apps/portal/src/shared/**", "apps/portal"],
    ["apps/desk/src/*/*.ts", "apps/desk"],
    ["apps/desk/src/*/*.tsx", "apps/desk"],
    ["apps/desk/src/*/*/**", "apps/desk"],
    ["apps/desk/src/*/**/*.stories.tsx", "apps/desk"],
    ["apps/desk/src/*/**/*.test.ts", "apps/desk"],
  ])(
    "refuses in %s the folders of features, beside what the whole application refuses",
    (sources, application) => {
      const refused = refusedIn(sources);
      // The patterns of a later override replace those of an earlier one.
      expect(refused).toEqual(expect.arrayContaining([...refusedIn(`${application}/src/**`)]));
      const folders = ["../*/**", "../../*/**", "**/features/**"];
      expect(refused.filter((group) => folders.includes(group))).toHaveLength(1);
    },
  );

  const ofFeature = ["../moderation/visual.ts", "../menu-entries.ts", "../testing/samples.ts"];
  const ofSubFolder = ofFeature.map((address) => `../${address}`);
  const samples = "./sample-prices.ts";

  /** Every import of a file of the desk, with those that are refused. */
  const deskFiles = {
    "app.tsx": [["./rates/prices.tsx", "./testing/samples.ts"], ["./testing/samples.ts"]],
    "login.page.stories.tsx": [["./testing/samples.ts"], []],
    "rates/prices.tsx": [
      [...ofFeature, samples, "../shared/a.ts", "./a.ts"],
      [...ofFeature, samples],
    ],
    "shared/prices.ts": [
      [...ofFeature, samples, "./a.ts"],
      [...ofFeature, samples],
    ],
    "rates/prices.stories.tsx": [[...ofFeature, samples, "../shared/a.ts"], [ofFeature[0]]],
    "rates/sample-prices.ts": [[...ofFeature, "../shared/a.ts"], [ofFeature[0]]],
    "rates/day/hours.ts": [
      [...ofSubFolder, samples, "../../shared/a.ts", "../a.ts"],
      [...ofSubFolder, samples],
    ],
    "rates/day/hours.stories.tsx": [[...ofSubFolder, samples, "../a.ts"], ofSubFolder.slice(0, 2)],
    "testing/prices.ts": [ofFeature.slice(0, 2), []],
  } as const;

  test("refuses in the desk's features other features, the application, and samples outside of stories", () => {
    const folder = mkdtempSync(join(tmpdir(), "parution-lint-"));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    try {
      const { vcs: _, ...config } = JSON.parse(read("biome.json")) as Record<string, unknown>;
      write("biome.json", JSON.stringify(config));
      for (const [path, [imports]] of Object.entries(deskFiles)) {
        const lines = imports.map((address) => `import "${address}";\n`);
        write(`apps/desk/src/${path}`, lines.join(""));
      }
      const biome = join(import.meta.dirname, "../node_modules/.bin/biome");
      const { stdout } = spawnSync(
        biome,
        ["lint", "--only=style/noRestrictedImports", "--reporter=github", "--max-diagnostics=none"],
        { cwd: folder, encoding: "utf8" },
      );
      const found = [...stdout.matchAll(/apps\/desk\/src\/([^,]+),line=(\d+)/g)];
      for (const [path, [imports, refused]] of Object.entries(deskFiles)) {
        const lines = found.filter(([, file]) => file === path).map(([, , line]) => Number(line));
        expect({ path, refused: lines.map((line) => imports[line - 1]) }).toEqual({
          path,
          refused,
        });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
