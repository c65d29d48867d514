import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { contrastPairs } from "./pairs.ts";
import { listSupports, resolveTokens, schemes } from "./resolve.ts";

describe.each(listSupports())("%s", (support) => {
  it.each(schemes)("is legible in the %s scheme", async (scheme) => {
    const tokens = await resolveTokens(support, scheme);
    const colorOf = (name: string) => {
      const color = tokens.get(`color.${name}`);
      if (color === undefined) throw new Error(`no color.${name}`);
      return color;
    };
    const tooFaint = contrastPairs
      .map((pair) => ({
        ...pair,
        ratio: wcagContrast(colorOf(pair.foreground), colorOf(pair.background)),
      }))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map((pair) => `${pair.foreground} on ${pair.background}: ${pair.ratio.toFixed(2)}`);
    expect(tooFaint).toEqual([]);
  });
});
