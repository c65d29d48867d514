import { type Scheme, schemes } from "../schemes.ts";
import type { Hex } from "./color.ts";
import type { DerivedTheme } from "./derive-theme.ts";
import type { DerivedColor } from "./derived-color.ts";

/** Under this key of `$extensions` a support's file keeps what is ours alone: the newspaper's name. */
export const vendor = "parution";

/** A node of a token file. */
export interface TokenNode {
  readonly [name: string]: TokenNode | string | number | readonly number[] | undefined;
}

const roundTo4 = (value: number) => Math.round(value * 1e4) / 1e4;

function srgb(hex: Hex): TokenNode {
  const components = [1, 3, 5].map((at) =>
    roundTo4(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return { colorSpace: "srgb", components, hex };
}

/** Use of the newspaper's own colour where it is shown as it is. */
function useOfBrand({ colors }: DerivedTheme): string {
  const worn = schemes.filter((scheme) => colors[scheme].get("brand")?.own);
  if (worn.length === 2) return "Worn as it is in both schemes.";
  if (worn.length === 0) return "Too faint for text in either scheme: its hue holds in both.";
  return `Worn as it is in the ${worn[0]} scheme; its hue holds in the other.`;
}

function colorToken(name: string, { l, c, h, hex, own }: DerivedColor): TokenNode {
  if (own) return { $value: name === "paper" ? srgb(hex) : "{brand.own}" };
  return { $value: { colorSpace: "oklch", components: [l, c, h], hex } };
}

function schemeGroup(theme: DerivedTheme, scheme: Scheme): TokenNode {
  const tokens = [...theme.colors[scheme]].map(([name, color]) => [name, colorToken(name, color)]);
  return { color: Object.fromEntries(tokens) };
}

function fontGroup({ request: { headlineFace, paperFace } }: DerivedTheme): TokenNode | undefined {
  if (!(headlineFace || paperFace)) return undefined;
  return {
    ...(paperFace && { paper: { $value: `{face.${paperFace}}` } }),
    ...(headlineFace && { headline: { $value: `{face.${headlineFace}}` } }),
  };
}

function radiusGroup({ radius }: DerivedTheme): TokenNode | undefined {
  if (radius === undefined) return undefined;
  const rem = (value: number) => ({ $value: { value, unit: "rem" } });
  return { control: rem(radius.control), card: rem(radius.card) };
}

/** Content of a support's file for a derived theme: DTCG, ready to be changed by hand. */
export function supportFile(theme: DerivedTheme): TokenNode {
  const { name, brand } = theme.request;
  return {
    $description: `${name}, derived from ${brand}.`,
    $extensions: { [vendor]: { name } },
    base: {
      brand: {
        $type: "color",
        own: { $value: srgb(brand), $description: `The newspaper's colour. ${useOfBrand(theme)}` },
      },
      font: fontGroup(theme),
      radius: radiusGroup(theme),
    },
    light: schemeGroup(theme, "light"),
    dark: schemeGroup(theme, "dark"),
  };
}

/** The text of a derived theme's file, `tokens/src/supports/<slug>.json`. */
export function supportFileText(theme: DerivedTheme): string {
  const expanded = JSON.stringify(supportFile(theme), null, 2);
  const lists = /\[\s+([^\]]+?)\s+\]/g;
  return `${expanded.replace(lists, (_, items: string) => `[${items.replace(/,\s+/g, ", ")}]`)}\n`;
}
