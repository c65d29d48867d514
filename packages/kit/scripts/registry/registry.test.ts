import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { blocksFolder, readRegistry, registryFiles } from "./registry.ts";

/**
 * Rules of ui.shadcn.com/schema/registry-item.json for the parts that blocks use, and no others: an unknown part is an error here,
 * where shadcn's command would ignore it.
 */
const itemFile = z.strictObject({
  path: z.string().regex(/^[\w-]+\/[\w-]+\.tsx?$/),
  type: z.literal("registry:component"),
  target: z.string().regex(/^@components\/[\w-]+\/[\w-]+\.tsx?$/),
});
const item = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  type: z.literal("registry:block"),
  title: z.string().min(1),
  description: z.string().min(1),
  dependencies: z.array(z.string().regex(/^[@\w]/)),
  categories: z.array(z.string()),
  files: z.array(itemFile).min(1),
  meta: z.strictObject({ package: z.string(), version: z.string() }),
  docs: z.string(),
});
const registry = z.strictObject({
  $schema: z.literal("https://ui.shadcn.com/schema/registry.json"),
  name: z.literal("parution"),
  homepage: z.url(),
  items: z.array(item).min(4),
});
const wholeItem = item.extend({
  $schema: z.literal("https://ui.shadcn.com/schema/registry-item.json"),
  files: z.array(itemFile.extend({ content: z.string().min(1) })).min(1),
});

const files = registryFiles();
const parsed = (path: string): unknown => JSON.parse(files.get(path) ?? "null");
const { items } = readRegistry();

/** Files of the blocks, by path. */
const sources = new Map(
  globSync("*/*.{ts,tsx}", { cwd: blocksFolder, exclude: ["**/*.stories.tsx"] }).map(
    (path) => [path, readFileSync(join(blocksFolder, path), "utf8")] as const,
  ),
);

const importsOf = (path: string) =>
  [...(sources.get(path) ?? "").matchAll(/ from "([^"]+)"/g)].map(([, from = ""]) => from);

/** Package that an address belongs to. */
const packageOf = (address: string) =>
  address
    .split("/")
    .slice(0, address.startsWith("@") ? 2 : 1)
    .join("/");

describe("the registry", () => {
  test("follows shadcn's format, without texts in its index", () => {
    expect(registry.safeParse(parsed("r/registry.json")).error).toBeUndefined();
  });

  test.each(items)("has $name as an item of that format, with texts", ({ name }) => {
    expect(wholeItem.safeParse(parsed(`r/${name}.json`)).error).toBeUndefined();
  });

  test("holds every file of every block once, by a name of its own", () => {
    const listed = items.flatMap((one) => one.files.map(({ path }) => path));
    expect(listed.toSorted()).toEqual([...sources.keys()].toSorted());
    // With a path of its own, shadcn's command puts all files into one folder.
    const names = listed.map((path) => basename(path).replace(/\.tsx?$/, ""));
    expect(new Set(names).size).toBe(names.length);
  });

  test("serves a block as it stands in the sources", () => {
    const { files: served } = wholeItem.parse(parsed("r/login.json"));
    expect(served.map(({ path, content }) => [path, content])).toEqual(
      served.map(({ path }) => [path, sources.get(path)]),
    );
  });
});

describe.each(items)("$name", ({ name, files: own, dependencies }) => {
  test("imports nothing but its own files, React and the packages that it names", () => {
    const addresses = own.flatMap(({ path }) => importsOf(path));
    const packages = addresses.filter((address) => !address.startsWith(".")).map(packageOf);
    expect([...new Set(packages)].filter((one) => one !== "react").toSorted()).toEqual(
      dependencies.toSorted(),
    );
    const modules = own.map(({ path }) => `./${basename(path).replace(/\.tsx?$/, "")}`);
    const relative = addresses.filter((address) => address.startsWith("."));
    expect(relative.filter((address) => !modules.includes(address))).toEqual([]);
  });

  test("has stories under its name", () => {
    const stories = readFileSync(join(blocksFolder, name, `${name}.stories.tsx`), "utf8");
    expect(stories).toMatch(/title: "Blocks\//);
    expect(stories).toMatch(/^export const Arabic: Story/m);
    expect(stories).toContain("pagePictures");
  });

  test("has no styles and no words outside its labels", () => {
    const views = own.filter(({ path }) => path.endsWith(".tsx")).map(({ path }) => path);
    const texts = views.flatMap((path) =>
      [
        ...(sources.get(path) ?? "").matchAll(
          /className=|style=|(?<!=)>\s*[A-Za-zÀ-ÿ][^<>{}=;]*</g,
        ),
      ].map(([text]) => `${path}: ${text}`),
    );
    expect(texts).toEqual([]);
  });
});
