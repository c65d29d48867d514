import { readdirSync, readFileSync } from "node:fs";
import StyleDictionary from "style-dictionary";
import type { DesignTokens } from "style-dictionary/types";
import { groupOf, mergeTokens } from "./merge.ts";

/** The two schemes that every support resolves in. */
export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** Semantic values as CSS writes them, by their path: `color.page` → `#fbfbf9`. */
export type ResolvedTokens = ReadonlyMap<string, string>;

StyleDictionary.registerTransform({
  name: "length/css",
  type: "value",
  filter: (token) => token.$type === "dimension" || token.$type === "duration",
  transform: (token) => `${token.$value.value}${token.$value.unit}`,
});

const transforms = [
  "name/kebab",
  "color/css",
  "fontFamily/css",
  "cubicBezier/css",
  "shadow/css/shorthand",
  "length/css",
];

/** The ids of the supports that have a file, the house theme first. */
export function listSupports(): string[] {
  return readdirSync(new URL("supports/", import.meta.url))
    .map((file) => file.replace(/\.json$/, ""))
    .sort((a, b) => Number(b === "parution") - Number(a === "parution") || (a < b ? -1 : 1));
}

/**
 * Every semantic token of one support in one scheme; throws when a reference has no target.
 * A support's file holds what it changes in both schemes (`base`) and in one (`light`, `dark`).
 */
export async function resolveTokens(support: string, scheme: Scheme): Promise<ResolvedTokens> {
  const overrides = readJson(`supports/${support}`);
  const primitive = mergeTokens(readJson("primitive/color"), readJson("primitive/face"));
  const semantic = mergeTokens(readJson("semantic/base"), readJson(`semantic/${scheme}`));
  const tokens = [semantic, groupOf(overrides, "base"), groupOf(overrides, scheme)].reduce(
    mergeTokens,
    primitive,
  );
  return toCssValues(tokens, new Set(Object.keys(semantic)));
}

/** The primitive tier is only referred to: what is emitted are the groups that `semantic/` opens. */
async function toCssValues(tokens: DesignTokens, groups: Set<string>): Promise<ResolvedTokens> {
  const dictionary = new StyleDictionary({ tokens, platforms: { css: { transforms } } });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return new Map(
    allTokens
      .filter(({ path }) => groups.has(path[0] ?? ""))
      .map(({ path, $value }) => [path.join("."), String($value)]),
  );
}

function readJson(name: string): DesignTokens {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"));
}
