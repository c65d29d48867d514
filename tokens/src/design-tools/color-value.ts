import {
  type Color,
  converter,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz65,
  toGamut,
  useMode,
} from "culori/fn";
import { type Hex, parseHex } from "../derive/color.ts";
import { isGroup } from "./token-tree.ts";

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch, modeHsl, modeP3, modeXyz65]) {
  useMode(mode);
}
const toRgb = converter("rgb");
const mapToScreen = toGamut("rgb", "oklch");

/** Less than half a step of eight bits: a channel beyond the screen's by rounding alone. */
const rounding = 0.5 / 255;

/** The nearest colour that a screen of sRGB shows, by the mapping of CSS Color 4, as the style sheet has it. */
function onScreen(color: Color): Hex {
  const rgb = toRgb(color);
  const isShown = [rgb.r, rgb.g, rgb.b].every((part) => part >= -rounding && part <= 1 + rounding);
  return `#${formatHex(isShown ? rgb : mapToScreen(rgb)).slice(1)}`;
}

/** A colour as design tools write it. */
export interface DesignColor {
  /** Opaque part, `#rrggbb`. */
  readonly hex: Hex;
  /** 0 to 1. */
  readonly alpha: number;
}

type Parts = readonly [number, number, number];

function partsOf(value: unknown): Parts | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  // «none» is a component that does not matter, such as the hue of a grey.
  const [a, b, c] = value.map((part) => (part === "none" ? 0 : part));
  const isNumber = (part: unknown): part is number => Number.isFinite(part);
  return isNumber(a) && isNumber(b) && isNumber(c) ? [a, b, c] : undefined;
}

/** Colours of the spaces that are read, by the names that DTCG 2025.10 gives them. */
const spaces: Readonly<Record<string, (parts: Parts) => Color>> = {
  srgb: ([r, g, b]) => ({ mode: "rgb", r, g, b }),
  hsl: ([h, s, l]) => ({ mode: "hsl", h, s: s / 100, l: l / 100 }),
  oklch: ([l, c, h]) => ({ mode: "oklch", l, c, h }),
  oklab: ([l, a, b]) => ({ mode: "oklab", l, a, b }),
  "display-p3": ([r, g, b]) => ({ mode: "p3", r, g, b }),
};

/** `#rgb`, `#rrggbb` or `#rrggbbaa`, as files before 2025.10 and some tools write a colour. */
function colorOfText(text: string): DesignColor | undefined {
  const [, opaque = text, alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i.exec(text.trim()) ?? [];
  const hex = text.trim().startsWith("#") ? parseHex(opaque) : undefined;
  return hex && { hex, alpha: alpha === undefined ? 1 : Number.parseInt(alpha, 16) / 255 };
}

/**
 * The colour of a token's value, as a screen of sRGB shows it: the object of DTCG 2025.10, or a hex as older files have it.
 * `undefined` for anything else, also for a space that is not read and has no `hex` beside it.
 */
export function readColor(value: unknown): DesignColor | undefined {
  if (typeof value === "string") return colorOfText(value);
  if (!isGroup(value)) return undefined;
  const alpha = typeof value.alpha === "number" ? Math.min(1, Math.max(0, value.alpha)) : 1;
  const space = typeof value.colorSpace === "string" ? spaces[value.colorSpace] : undefined;
  const parts = partsOf(value.components);
  if (space && parts) return { hex: onScreen(space(parts)), alpha };
  const written = typeof value.hex === "string" ? parseHex(value.hex) : undefined;
  return written && { hex: written, alpha };
}

/** Two digits of a channel or of an opacity, 0 to 1. */
const digits = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, "0");

/** `#rrggbb`, or `#rrggbbaa` where the colour is not opaque. */
export const hexText = ({ hex, alpha }: DesignColor): string =>
  alpha === 1 ? hex : `${hex}${digits(alpha)}`;
