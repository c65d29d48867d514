import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from "culori/fn";

/** A colour as `#rrggbb`, in lower case: what the style sheet carries, so what contrast is measured on. */
export type Hex = `#${string}`;

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees (0 for a grey). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

// The style sheet needs four of culori's thirty spaces; the others stay out of the bundle.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);
const toOklch = converter("oklch");

/** Below this chroma a colour of eight bits a channel has no hue of its own, only rounding. */
const greyChroma = 0.002;

/** Reads `#rgb` or `#rrggbb`, with or without the `#`; `undefined` when the text is neither. */
export function parseHex(text: string): Hex | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** Coordinates of a colour in OKLCH. */
export function oklchOf(hex: Hex): Oklch {
  const { l, c, h = 0 } = toOklch(channelsOf(hex));
  return c < greyChroma ? { l, c: 0, h: 0 } : { l, c, h };
}

/** culori without its readers of text takes channels. */
function channelsOf(hex: Hex) {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return { mode: "rgb" as const, r: channel(1), g: channel(3), b: channel(5) };
}

const floorTo = (digits: number, value: number) => Math.floor(value * 10 ** digits) / 10 ** digits;
const roundTo = (digits: number, value: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * The colour nearest to the one asked for that an sRGB screen shows: hue and lightness stay, chroma
 * shrinks. Rounded as a token file writes it, towards grey so that rounding does not leave the gamut.
 */
export function fitToScreen({ l, c, h }: Oklch): Oklch {
  const rounded = { mode: "oklch" as const, l: roundTo(3, l), c, h: roundTo(1, h) };
  const fitted = clampChroma(rounded, "oklch");
  if (fitted.c < greyChroma) return { l: rounded.l, c: 0, h: 0 };
  return { l: rounded.l, c: floorTo(4, fitted.c), h: rounded.h };
}

/** The hex that a style sheet carries for a colour of the screen's gamut. */
export function hexOf({ l, c, h }: Oklch): Hex {
  return `#${formatHex({ mode: "oklch", l, c, h }).slice(1)}`;
}

/** The WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  return wcagContrast(channelsOf(one), channelsOf(other));
}
