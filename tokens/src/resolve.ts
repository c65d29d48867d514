import { readdirSync, readFileSync } from "node:fs";
import StyleDictionary from "style-dictionary";
import type { DesignTokens } from "style-dictionary/types";
import { groupOf, mergeTokens } from "./merge.ts";
import type { ResolvedTokens, Scheme } from "./schemes.ts";

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

/** Folder of the supports' files. */
export const supportsFolder = new URL("supports/", import.meta.url);

/** The ids of the supports that have a file, the house theme first. */
export function listSupports(): string[] {
  return readdirSync(supportsFolder)
    .map((file) => file.replace(/\.json$/, ""))
    .sort((a, b) => Number(b === "parution") - Number(a === "parution") || (a < b ? -1 : 1));
}

/** A support's file: what it changes in both schemes (`base`) and in one (`light`, `dark`). */
export function readSupport(id: string): DesignTokens {
  return readJson(new URL(`${id}.json`, supportsFolder));
}

/**
 * Every semantic token in one scheme, as a support's file changes it; throws when a reference has
 * no target.
 */
export async function resolveTokens(
  support: DesignTokens,
  scheme: Scheme,
): Promise<ResolvedTokens> {
  const semantic = mergeTokens(readSource("semantic/base"), readSource(`semantic/${scheme}`));
  const tokens = [semantic, groupOf(support, "base"), groupOf(support, scheme)].reduce(
    mergeTokens,
    mergeTokens(readSource("primitive/color"), readSource("primitive/face")),
  );
  return toCssValues(tokens, new Set(Object.keys(semantic)));
}

/** The stack of each face that a support can name. */
export function resolveFaces(): Promise<ResolvedTokens> {
  return toCssValues(readSource("primitive/face"), new Set(["face"]));
}

/** CSS values of the tokens in the groups named, out of all: a tier below is only referred to. */
export async function toCssValues(
  tokens: DesignTokens,
  groups: Set<string>,
): Promise<ResolvedTokens> {
  const dictionary = new StyleDictionary({ tokens, platforms: { css: { transforms } } });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return new Map(
    allTokens
      .filter(({ path }) => groups.has(path[0] ?? ""))
      .map(({ path, $value }) => [path.join("."), String($value)]),
  );
}

/** A file of the shared tokens, such as `semantic/base`. */
export const readSource = (name: string) => readJson(new URL(`${name}.json`, import.meta.url));

function readJson(file: URL): DesignTokens {
  return JSON.parse(readFileSync(file, "utf8"));
}
