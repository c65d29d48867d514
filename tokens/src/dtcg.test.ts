import { defineConfig, parse, type TokenNormalizedSet } from "@terrazzo/parser";
import { describe, expect, test } from "vitest";
import { resolverText } from "./design-tools/index.ts";
import { dtcgFiles, themeName } from "./dtcg.ts";
import { listSupports, readSupport, resolveTokens, toCssValues } from "./resolve.ts";
import { schemes } from "./schemes.ts";

/** Addresses of the files for the parser, which asks for each. */
const root = new URL("file:///dtcg/");

/** Reads the files with the second parser. */
async function readBack(files: ReadonlyMap<string, string>) {
  const texts = new Map([...files].map(([path, text]) => [new URL(path, root).href, text]));
  const filename = new URL("parution.resolver.json", root);
  const config = defineConfig({ tokens: [filename.href], plugins: [] }, { cwd: root });
  const { resolver } = await parse([{ filename, src: texts.get(filename.href) }], {
    config,
    skipLint: true,
    req: async ({ href }) => texts.get(href) ?? Promise.reject(new Error(`No file ${href}.`)),
  });
  return resolver;
}

/** Tokens of the second parser as a file of tokens, to be written as CSS like ours. */
function asFile(tokens: TokenNormalizedSet, groups: ReadonlySet<string>) {
  const file: Record<string, object> = {};
  for (const { id, $type, $value } of Object.values(tokens)) {
    const path = id.split(".");
    if (!groups.has(path[0] ?? "")) continue;
    let group: Record<string, object> = file;
    for (const name of path.slice(0, -1)) {
      group[name] ??= {};
      group = group[name] as Record<string, object>;
    }
    group[path.at(-1) ?? ""] = { $type, $value };
  }
  return file as Parameters<typeof toCssValues>[0];
}

const themes = listSupports().flatMap((id) => schemes.map((scheme) => [id, scheme] as const));

describe("the files for design tools", async () => {
  const files = dtcgFiles();
  const resolver = await readBack(files);

  test.each(themes)(
    "give %s in %s unchanged when another parser reads them",
    async (id, scheme) => {
      const ours = await resolveTokens(readSupport(id), scheme);
      const groups = new Set([...ours.keys()].map((path) => path.split(".")[0] ?? ""));
      const applied = resolver.apply({ theme: themeName(id, scheme) });
      const read = await toCssValues(asFile(applied, groups), groups);
      expect(Object.fromEntries(read)).toEqual(Object.fromEntries(ours));
    },
  );

  test("name a theme for every newspaper and scheme", () => {
    const names = themes.map(([id, scheme]) => themeName(id, scheme));
    const permutations = resolver.listPermutations?.().map(({ theme }) => theme);
    expect(permutations?.toSorted()).toEqual(names.toSorted());
  });

  test("give a newspaper unchanged that is one document with its tokens inside", async () => {
    const file = readSupport("l-horizon");
    const text = resolverText({ id: "l-horizon", file });
    const one = await readBack(new Map([["parution.resolver.json", text]]));
    for (const scheme of schemes) {
      const ours = await resolveTokens(file, scheme);
      const groups = new Set([...ours.keys()].map((path) => path.split(".")[0] ?? ""));
      const applied = one.apply({ theme: themeName("l-horizon", scheme) });
      const read = await toCssValues(asFile(applied, groups), groups);
      expect(Object.fromEntries(read)).toEqual(Object.fromEntries(ours));
    }
  });

  test("hold no newspaper whose reference has no target", async () => {
    const broken = new Map(files);
    broken.set("primitive.tokens.json", '{ "neutral": { "$type": "color" } }');
    await expect(readBack(broken)).rejects.toThrow();
  });
});
