import type { DesignTokens } from "style-dictionary/types";
import { describe, expect, test } from "vitest";
import { deriveTheme } from "../derive/derive-theme.ts";
import { supportFileText } from "../derive/support-file.ts";
import { listSupports, readSupport, resolveTokens } from "../resolve.ts";
import { type Scheme, schemes } from "../schemes.ts";
import { type DesignColor, hexText, readColor } from "./color-value.ts";
import { figmaFiles, modeName } from "./figma.ts";
import { faceName } from "./sources.ts";
import {
  followAlias,
  indexTokens,
  isGroup,
  type Token,
  type TokenGroup,
  tokensOf,
} from "./token-tree.ts";
import { tokensStudioFiles, tokensStudioText } from "./tokens-studio.ts";

const gazette = deriveTheme({
  slug: "gazette",
  name: "La Gazette",
  brand: "#ffd500",
  paper: "#fff1e5",
  headlineFace: "bitter",
  radius: 3,
});
const files: Readonly<Record<string, DesignTokens>> = {
  ...Object.fromEntries(listSupports().map((id) => [id, readSupport(id)])),
  gazette: JSON.parse(supportFileText(gazette)),
};
const newspapers = Object.entries(files).map(([id, file]) => ({ id, file }));
const themes = newspapers.flatMap(({ id }) => schemes.map((scheme) => [id, scheme] as const));

function parsed(files: ReadonlyMap<string, string>, path: string): TokenGroup {
  const document: unknown = JSON.parse(files.get(path) ?? "null");
  if (!isGroup(document)) throw new Error(`No file ${path}.`);
  return document;
}

const hexOf = (color: unknown) => hexText(readColor(color) as DesignColor);

/** A CSS value with its colours as hex. */
function withHex(css: string): string {
  return css
    .replace(/rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/, (_, r, g, b, alpha) =>
      hexOf({ colorSpace: "srgb", components: [r / 255, g / 255, b / 255], alpha: Number(alpha) }),
    )
    .replace(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+) \/ ([\d.]+)\)/g, (_, l, c, h, alpha) =>
      hexOf({
        colorSpace: "oklch",
        components: [l / 100, Number(c), Number(h)],
        alpha: Number(alpha),
      }),
    );
}

/** Values of the style sheet: a tool has one face for a stack, and colours as hex. */
async function expectedOf(id: string, scheme: Scheme) {
  const css = await resolveTokens(files[id] ?? {}, scheme);
  const first = (stack: string) => faceName(stack.split(",")[0]?.replaceAll("'", ""));
  return new Map(
    [...css].map(([path, value]) => [
      path,
      path.startsWith("font.") ? first(value) : withHex(value),
    ]),
  );
}

const remOf = (pixels: unknown) => `${Number(pixels) / 16}rem`;

describe("the files for Figma", () => {
  const variables = figmaFiles(newspapers);
  const primitive = indexTokens(parsed(variables, "Primitive/Value.tokens.json"));
  const modeOf = (id: string, scheme: Scheme) =>
    parsed(variables, `Semantic/${modeName(id, scheme)}.tokens.json`);

  /** A mode's variables as CSS has them, each through its alias. */
  function readMode(mode: TokenGroup): Map<string, string> {
    const tokens = indexTokens(mode);
    const nodeOf = (path: readonly string[]) =>
      path.reduce<TokenGroup>((group, name) => group[name] as TokenGroup, mode);
    const entries = [...tokens].map(([path, token]) => {
      const extensions = nodeOf(token.path).$extensions as Record<string, Record<string, string>>;
      const target = extensions["com.figma.aliasData"]?.targetVariableName?.replaceAll("/", ".");
      if (target) expect(primitive.get(target)?.value).toEqual(token.value);
      return [path, cssOf(path, followAlias(token, tokens).value, tokens)] as const;
    });
    return new Map(entries);
  }

  /** A variable's value as CSS has it. */
  function cssOf(path: string, value: unknown, tokens: ReadonlyMap<string, Token>): string {
    if (path.startsWith("color.")) return hexOf(value);
    const size = tokens.get(path.replace(/leading$/, "size"))?.value;
    if (path.endsWith(".leading")) {
      return String(Number((Number(value) / Number(size)).toFixed(4)));
    }
    if (/^(text|radius|spacing)\./.test(path)) return remOf(value);
    return path.startsWith("duration.") ? `${value}ms` : String(value);
  }

  test.each(themes)("hold the values of %s in %s as CSS has them", async (id, scheme) => {
    const expected = await expectedOf(id, scheme);
    const styles = [...expected.keys()].filter((path) => /^(shadow|ease)\./.test(path));
    for (const path of styles) expected.delete(path);
    expect(Object.fromEntries(readMode(modeOf(id, scheme)))).toEqual(Object.fromEntries(expected));
  });

  test("refer from every mode to variables that the primitive collection has", () => {
    const names = new Set([...primitive.values()].map(({ path }) => path.join("/")));
    const texts = [...variables].filter(([path]) => path.startsWith("Semantic/"));
    const targets = texts.flatMap(([, text]) =>
      [...text.matchAll(/"targetVariableName": "([^"]+)"/g)].map(([, name = ""]) => name),
    );
    expect(targets.length).toBeGreaterThan(300);
    expect(targets.filter((name) => !names.has(name))).toEqual([]);
  });

  test("give every mode the same variables, with one type each, so that they are one collection", () => {
    const shapes = themes.map(([id, scheme]) =>
      tokensOf(modeOf(id, scheme)).map(({ path, type }) => `${path.join("/")}: ${type}`),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test("name the mode that they are, and no type that Figma has no variables for", () => {
    for (const [path, text] of variables) {
      const { $extensions } = JSON.parse(text);
      expect(path).toContain(`/${$extensions["com.figma.modeName"]}.tokens.json`);
      const types = tokensOf(JSON.parse(text)).map(({ type }) => type);
      expect([...new Set(types)].toSorted()).toEqual(
        path.startsWith("Primitive") ? ["color", "string"] : ["color", "number", "string"],
      );
    }
  });
});

describe("the files for Tokens Studio", () => {
  const sets = tokensStudioFiles(newspapers);
  const order: string[] = JSON.parse(sets.get("$metadata.json") ?? "").tokenSetOrder;
  const studioThemes: { name: string; selectedTokenSets: Record<string, string> }[] = JSON.parse(
    sets.get("$themes.json") ?? "",
  );

  test.each(themes)("hold the values of %s in %s as CSS has them", async (id, scheme) => {
    const expected = await expectedOf(id, scheme);
    const theme = studioThemes.find(({ name }) => name === modeName(id, scheme));
    const used = order.filter((set) => theme?.selectedTokenSets[set] !== undefined);
    const tokens = indexTokens(...used.map((set) => parsed(sets, `${set}.json`)));
    for (const [path, css] of expected) {
      const token = tokens.get(path);
      if (token === undefined) throw new Error(`No token ${path}.`);
      const { value } = followAlias(token, tokens);
      if (path.startsWith("shadow.")) expect(shadowCss(value)).toBe(css);
      else if (path.endsWith(".leading"))
        expect(Number.parseFloat(String(value)) / 100).toBeCloseTo(Number(css));
      else expect(`${path} ${value}`).toBe(`${path} ${css}`);
    }
  });

  test("order every set once, and list no set that has no file", () => {
    const names = [...sets.keys()].filter((path) => !path.startsWith("$"));
    expect(order.map((set) => `${set}.json`)).toEqual(names);
    const used = studioThemes.flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets));
    expect(used.filter((set) => !order.includes(set))).toEqual([]);
  });

  test("are the same in one file", () => {
    const whole = JSON.parse(tokensStudioText(newspapers));
    for (const [path, text] of sets)
      expect(whole[path.replace(/\.json$/, "")]).toEqual(JSON.parse(text));
  });
});

/** A shadow of the plug-in in the order of CSS. */
function shadowCss(layers: unknown): string {
  if (!Array.isArray(layers)) return "";
  return layers
    .map(({ x, y, blur, spread, color }) => [x, y, blur, spread, color].join(" "))
    .join(", ");
}
