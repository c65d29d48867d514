import type { Scheme } from "../schemes.ts";
import { type Hex, oklchOf } from "./color.ts";
import { type DerivedColor, derivedFrom, ownColor } from "./derived-color.ts";
import { type KnownColors, meetsPairs, solveColor } from "./solve.ts";

/** Lightness of the page in the dark, where it keeps the paper's hue, faintly: bright letters are read on it. */
const darkLightness = 0.285;
const darkChroma = 0.02;

/** The newspaper page's colour in one scheme, legible under ink, notes and focus rings. */
export function derivePaper(own: Hex, scheme: Scheme, house: KnownColors): DerivedColor {
  const color = oklchOf(own);
  if (scheme === "light" && meetsPairs("paper", own, house)) return ownColor(own, color);
  const faint = { l: darkLightness, c: Math.min(color.c, darkChroma), h: color.h };
  return derivedFrom(solveColor("paper", scheme === "light" ? color : faint, house));
}
