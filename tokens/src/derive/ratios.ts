import { type ContrastPair, contrastPairs } from "../pairs.ts";
import type { ResolvedTokens } from "../schemes.ts";
import { contrastOf } from "./color.ts";
import { colorsOf } from "./house.ts";

/** A declared pair in a theme, with the ratio that it has there. */
export interface PairRatio extends ContrastPair {
  /** WCAG 2.2 contrast ratio, 1 to 21. */
  readonly ratio: number;
  /** True when the ratio reaches the pair's minimum. */
  readonly passes: boolean;
}

/**
 * Every declared pair with its ratio, from a theme's values in one scheme (`color.page` →
 * `#fbfaf8`). Throws when the values lack a colour that a pair names.
 */
export function pairRatios(values: ResolvedTokens): PairRatio[] {
  const colors = colorsOf(values);
  const colorOf = (name: string) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`The theme has no opaque colour «${name}»`);
    return color;
  };
  return contrastPairs.map((pair) => {
    const ratio = contrastOf(colorOf(pair.foreground), colorOf(pair.background));
    return { ...pair, ratio, passes: ratio >= pair.minimum };
  });
}
