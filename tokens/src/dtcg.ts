import type { DesignTokens } from "style-dictionary/types";
import { groupOf, mergeTokens } from "./merge.ts";
import { listSupports, readSource, readSupport } from "./resolve.ts";
import { type Scheme, schemes } from "./schemes.ts";

/** Version of the format: the modules of the Design Tokens Community Group of October 2025. */
const VERSION = "2025.10";

const reference = (path: string) => ({ $ref: path });

/** File of a support's tokens, in one scheme or in both. */
const supportPath = (id: string, part: "base" | Scheme) =>
  `supports/${id}${part === "base" ? "" : `.${part}`}.tokens.json`;

/** Name of a support in one scheme, as the resolver's modifier has it: `l-horizon-dark`. */
export const themeName = (id: string, scheme: Scheme) => `${id}-${scheme}`;

/** Sources that turn the shared sets into a support in one scheme, in the order in which they are laid over each other. */
function themeSources(id: string, scheme: Scheme) {
  const support = readSupport(id);
  const parts = ["base", scheme] as const;
  const own = parts.filter((part) => Object.keys(groupOf(support, part)).length > 0);
  const files = [`${scheme}.tokens.json`, ...own.map((part) => supportPath(id, part))];
  return files.map(reference);
}

/** The resolver document: shared sets, then one theme of each support and scheme. */
function resolverDocument(ids: readonly string[]) {
  const themes = ids.flatMap((id) =>
    schemes.map((scheme) => [themeName(id, scheme), themeSources(id, scheme)] as const),
  );
  return {
    name: "Parution",
    version: VERSION,
    sets: {
      primitive: { sources: [reference("primitive.tokens.json")] },
      semantic: { sources: [reference("semantic.tokens.json")] },
    },
    modifiers: {
      theme: { contexts: Object.fromEntries(themes), default: themes[0]?.[0] },
    },
    resolutionOrder: ["sets/primitive", "sets/semantic", "modifiers/theme"].map((path) =>
      reference(`#/${path}`),
    ),
  };
}

/** Token files for design tools by path, with the resolver that makes a theme of them. */
export function dtcgFiles(): ReadonlyMap<string, string> {
  const ids = listSupports();
  const supports = ids.flatMap((id) => {
    const file = readSupport(id);
    return (["base", ...schemes] as const)
      .map((part): [string, DesignTokens] => [supportPath(id, part), groupOf(file, part)])
      .filter(([, tokens]) => Object.keys(tokens).length > 0);
  });
  const documents: [string, object][] = [
    [
      "primitive.tokens.json",
      mergeTokens(readSource("primitive/color"), readSource("primitive/face")),
    ],
    ["semantic.tokens.json", readSource("semantic/base")],
    ...schemes.map((scheme): [string, object] => [
      `${scheme}.tokens.json`,
      readSource(`semantic/${scheme}`),
    ]),
    ...supports,
    ["parution.resolver.json", resolverDocument(ids)],
  ];
  return new Map(documents.map(([path, json]) => [path, `${JSON.stringify(json, null, 2)}\n`]));
}
