import { type Hex, hexOf, type Oklch } from "./color.ts";

/** A derived colour; `own` when it is the newspaper's own colour, unchanged. */
export interface DerivedColor extends Oklch {
  readonly hex: Hex;
  readonly own: boolean;
}

/** A colour that was worked out. */
export function derivedFrom(color: Oklch): DerivedColor {
  return { l: color.l, c: color.c, h: color.h, hex: hexOf(color), own: false };
}

/** The newspaper's own colour, unchanged. */
export function ownColor(hex: Hex, { l, c, h }: Oklch): DerivedColor {
  return { l, c, h, hex, own: true };
}
