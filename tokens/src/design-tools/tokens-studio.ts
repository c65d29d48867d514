import { schemes } from "../schemes.ts";
import { hexText, readColor } from "./color-value.ts";
import { modeName } from "./figma.ts";
import { faceName, jsonText, type Newspaper, partOf, shared } from "./sources.ts";
import {
  aliasOf,
  indexTokens,
  isGroup,
  type Token,
  type TokenGroup,
  tokensOf,
  toTree,
} from "./token-tree.ts";

/**
 * Token sets as Tokens Studio and Penpot read them: names with a dollar sign as DTCG has them, values as texts, and the
 * plug-in's own names of types (https://docs.tokens.studio/manage-tokens/token-types).
 */
const typeOf: Readonly<Record<string, string>> = {
  radius: "borderRadius",
  spacing: "spacing",
  font: "fontFamilies",
  face: "fontFamilies",
  shadow: "boxShadow",
  duration: "duration",
  ease: "other",
};

function studioType({ path, type }: Token): string {
  const [group = ""] = path;
  if (group === "text") return path.at(-1) === "size" ? "fontSizes" : "lineHeights";
  return typeOf[group] ?? type;
}

const lengthText = (value: unknown) => (isGroup(value) ? `${value.value}${value.unit}` : value);

function colorText(value: unknown): string {
  const color = readColor(value);
  if (color === undefined) throw new Error(`${JSON.stringify(value)} is no colour.`);
  return hexText(color);
}

/** A shadow's layer under the plug-in's names. */
function shadowLayer(layer: unknown) {
  if (!isGroup(layer)) return layer;
  const { offsetX, offsetY, blur, spread, color } = layer;
  const [x, y, soft, wide] = [offsetX, offsetY, blur, spread].map(lengthText);
  return { x, y, blur: soft, spread: wide, color: colorText(color), type: "dropShadow" };
}

function studioValue({ path, type, value }: Token): unknown {
  if (aliasOf(value) !== undefined) return value;
  if (type === "color") return colorText(value);
  if (type === "fontFamily") return faceName(value);
  if (type === "dimension" || type === "duration") return lengthText(value);
  if (type === "cubicBezier" && Array.isArray(value)) return `cubic-bezier(${value.join(", ")})`;
  if (type === "shadow" && Array.isArray(value)) return value.map(shadowLayer);
  if (path.at(-1) === "leading") return `${Math.round(Number(value) * 1e4) / 100}%`;
  return value;
}

const sharedTokens = indexTokens(shared.primitive, shared.semantic, shared.light);

/** A set; a newspaper's token has the type of the one that it changes. */
function studioSet(group: TokenGroup): TokenGroup {
  return toTree(
    tokensOf(group).map((own) => {
      const type = own.type || (sharedTokens.get(own.path.join("."))?.type ?? "");
      const token = { ...own, type };
      const { description } = token;
      const node = { $type: studioType(token), $value: studioValue(token) };
      return [token.path, { ...node, ...(description && { $description: description }) }] as const;
    }),
  );
}

/** Set of a newspaper's own tokens: for both schemes, or for one. */
const setName = ({ id }: Newspaper, part: string) =>
  part === "base" ? `newspapers/${id}` : `newspapers/${id}-${part}`;

/** Token sets by name, in the order in which a later one changes those before it. */
function tokenSets(newspapers: readonly Newspaper[]): ReadonlyMap<string, TokenGroup> {
  const own = newspapers.flatMap((newspaper) =>
    (["base", ...schemes] as const).map((part): [string, TokenGroup] => [
      setName(newspaper, part),
      partOf(newspaper, part),
    ]),
  );
  const sets = [...Object.entries(shared), ...own].filter(
    ([, group]) => tokensOf(group).length > 0,
  );
  return new Map(sets.map(([name, group]) => [name, studioSet(group)]));
}

/** One theme for each newspaper and scheme; as variables, a mode of the collection «Semantic». */
function themesOf(newspapers: readonly Newspaper[], sets: ReadonlyMap<string, TokenGroup>) {
  return newspapers.flatMap((newspaper) =>
    schemes.map((scheme) => {
      const name = modeName(newspaper.id, scheme);
      const used = ["semantic", scheme, setName(newspaper, "base"), setName(newspaper, scheme)];
      const enabled = used.filter((set) => sets.has(set)).map((set) => [set, "enabled"]);
      const selectedTokenSets = { primitive: "source", ...Object.fromEntries(enabled) };
      return { id: name, name, group: "Semantic", selectedTokenSets };
    }),
  );
}

/** All parts of the format by name: the sets, `$themes` and `$metadata`. */
function studioDocuments(newspapers: readonly Newspaper[]): ReadonlyMap<string, unknown> {
  const sets = tokenSets(newspapers);
  return new Map<string, unknown>([
    ...sets,
    ["$themes", themesOf(newspapers, sets)],
    ["$metadata", { tokenSetOrder: [...sets.keys()] }],
  ]);
}

/** Files of the format with several files, by path. */
export function tokensStudioFiles(newspapers: readonly Newspaper[]): ReadonlyMap<string, string> {
  const documents = [...studioDocuments(newspapers)];
  return new Map(documents.map(([name, document]) => [`${name}.json`, jsonText(document)]));
}

/** The same in one file, `tokens.json`, which the plug-in imports without a repository. */
export function tokensStudioText(newspapers: readonly Newspaper[]): string {
  return jsonText(Object.fromEntries(studioDocuments(newspapers)));
}
