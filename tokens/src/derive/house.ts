import { houseTokens } from "../generated/house.ts";
import type { ResolvedTokens, Scheme } from "../schemes.ts";
import { type Hex, parseHex } from "./color.ts";
import type { KnownColors } from "./solve.ts";

/** The house theme's values in one scheme, by token path, as CSS writes them. */
export function houseValues(scheme: Scheme): Map<string, string> {
  const column = scheme === "light" ? 0 : 1;
  return new Map(Object.entries(houseTokens).map(([path, values]) => [path, values[column]]));
}

/** The opaque colours among a theme's values, by semantic name: `page` → `#fbfaf8`. */
export function colorsOf(values: ResolvedTokens): KnownColors {
  const colors = new Map<string, Hex>();
  for (const [path, value] of values) {
    const hex = path.startsWith("color.") ? parseHex(value) : undefined;
    if (hex !== undefined) colors.set(path.slice("color.".length), hex);
  }
  return colors;
}
