import { variableOf } from "../css.ts";
import { type Scheme, schemes } from "../schemes.ts";
import { readColor } from "./color-value.ts";
import {
  faceName,
  isSemantic,
  jsonText,
  type Newspaper,
  partOf,
  rootFontSize,
  shared,
} from "./sources.ts";
import {
  aliasOf,
  followAlias,
  indexTokens,
  isGroup,
  type Token,
  type TokenGroup,
  tokensOf,
  toTree,
} from "./token-tree.ts";

/**
 * Variables as Figma imports them: a collection is a folder, a mode a file of DTCG 2025.10 that names it. A variable is a
 * colour of sRGB, a number in pixels or a string. Reasons and what is left out: docs/decisions/0036-design-tool-files.md.
 */
const collections = { primitive: "Primitive", semantic: "Semantic" } as const;

/** The one mode of the primitive collection. */
const primitiveMode = "Value";

/** Mode of a newspaper in a scheme: `l-horizon-dark`. */
export const modeName = (id: string, scheme: Scheme) => `${id}-${scheme}`;

type Path = readonly string[];

/** Fields that Figma offers a variable for. */
function scopesOf([group, ...rest]: Path): string[] | undefined {
  if (group === "radius") return ["CORNER_RADIUS"];
  if (group === "spacing") return ["WIDTH_HEIGHT", "GAP"];
  if (group === "font" || group === "face") return ["FONT_FAMILY"];
  if (group !== "text") return undefined;
  return rest.at(-1) === "size" ? ["FONT_SIZE"] : ["LINE_HEIGHT"];
}

const roundTo4 = (value: number) => Math.round(value * 1e4) / 1e4;

function lengthOf(value: unknown): number {
  if (!isGroup(value)) return 0;
  const pixels = Number(value.value) * (value.unit === "rem" ? rootFontSize : 1);
  return roundTo4(pixels);
}

/** Type and value of a variable; `undefined` for a shadow and a timing curve, which Figma has no variables for. */
function variableValue(token: Token, tokens: ReadonlyMap<string, Token>): TokenGroup | undefined {
  const { type, value } = followAlias(token, tokens);
  const path = token.path.join(".");
  if (type === "color") {
    const color = readColor(value);
    if (color === undefined) throw new Error(`${path} is no colour.`);
    const { hex, alpha } = color;
    const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    return { $type: "color", $value: { colorSpace: "srgb", components, alpha, hex } };
  }
  if (type === "fontFamily") return { $type: "string", $value: faceName(value) };
  if (type === "dimension" || type === "duration")
    return { $type: "number", $value: lengthOf(value) };
  if (type !== "number") return undefined;
  if (!path.endsWith(".leading")) return { $type: "number", $value: value };
  // A variable for the height of a line is in pixels.
  const size = tokens.get(path.replace(/leading$/, "size"));
  return { $type: "number", $value: roundTo4(Number(value) * lengthOf(size?.value)) };
}

/** A newspaper's own palettes stand beside those of others: `brand.700` becomes `brand.l-horizon.700`. */
function primitivePath(path: Path, newspaper: Newspaper): Path {
  const [group = "", ...rest] = path;
  const isOwn = !isSemantic(path) && group in partOf(newspaper, "base");
  return isOwn ? [group, newspaper.id, ...rest] : path;
}

/** A reference: within a collection as DTCG has it, into another one as Figma's extension names it, beside the value. */
function withAlias(node: TokenGroup, target: Path | undefined): TokenGroup {
  if (target === undefined) return node;
  if (isSemantic(target)) return { ...node, $value: `{${target.join(".")}}` };
  const aliasData = {
    targetVariableName: target.join("/"),
    targetVariableSetName: collections.primitive,
  };
  return { ...node, $extensions: { "com.figma.aliasData": aliasData } };
}

function variable(token: Token, tokens: ReadonlyMap<string, Token>, target?: Path) {
  const value = variableValue(token, tokens);
  if (value === undefined) return undefined;
  const node = withAlias(value, target);
  const scopes = scopesOf(token.path);
  const extensions = {
    ...(isGroup(node.$extensions) && node.$extensions),
    ...(scopes && { "com.figma.scopes": scopes }),
    ...(isSemantic(token.path)
      ? { "com.figma.codeSyntax": { WEB: `var(${variableOf(token.path.join("."))})` } }
      : // A palette's steps are referred to, never picked.
        { "com.figma.hiddenFromPublishing": true }),
  };
  const { description } = token;
  return { ...node, ...(description && { $description: description }), $extensions: extensions };
}

const modeText = (name: string, nodes: readonly (readonly [Path, TokenGroup])[]) =>
  jsonText({ ...toTree(nodes), $extensions: { "com.figma.modeName": name } });

/** Palettes and faces: those of all, then each newspaper's own under its id. */
function primitiveText(newspapers: readonly Newspaper[]): string {
  const common = tokensOf(shared.primitive).map((token) => [token.path, token] as const);
  const own = newspapers.flatMap((newspaper) =>
    tokensOf(partOf(newspaper, "base"))
      .filter(({ path }) => !isSemantic(path))
      .map((token) => [primitivePath(token.path, newspaper), token] as const),
  );
  const nodes = [...common, ...own].flatMap(([path, token]) => {
    const node = variable(token, new Map());
    return node ? [[path, node] as const] : [];
  });
  return modeText(primitiveMode, nodes);
}

/** Every semantic value of a newspaper in a scheme; a palette's step is referred to, not copied alone. */
function semanticText(newspaper: Newspaper, scheme: Scheme): string {
  const own = [partOf(newspaper, "base"), partOf(newspaper, scheme)];
  const tokens = indexTokens(shared.primitive, shared.semantic, shared[scheme], ...own);
  const nodes = [...tokens.values()].flatMap((token) => {
    if (!isSemantic(token.path)) return [];
    const target = aliasOf(token.value)?.split(".");
    const node = variable(token, tokens, target && primitivePath(target, newspaper));
    return node ? [[token.path, node] as const] : [];
  });
  return modeText(modeName(newspaper.id, scheme), nodes);
}

/** Files by path: a mode each, in a folder for its collection. */
export function figmaFiles(newspapers: readonly Newspaper[]): ReadonlyMap<string, string> {
  const file = (collection: string, mode: string) => `${collection}/${mode}.tokens.json`;
  return new Map([
    [file(collections.primitive, primitiveMode), primitiveText(newspapers)],
    ...newspapers.flatMap((newspaper) =>
      schemes.map((scheme): [string, string] => [
        file(collections.semantic, modeName(newspaper.id, scheme)),
        semanticText(newspaper, scheme),
      ]),
    ),
  ]);
}
