import { displayable, oklch, wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastPairs } from "../pairs.ts";
import { schemes } from "../schemes.ts";
import { arbitraryColor, awkwardColors } from "../testing/arbitrary-color.ts";
import type { Hex } from "./color.ts";
import { deriveTheme } from "./derive-theme.ts";
import { themeValues } from "./theme-css.ts";

const themeOf = (brand: Hex, paper?: Hex) =>
  deriveTheme({ slug: "gazette", name: "Gazette", brand, paper });

/** Pairs below their ratio, measured by culori's own reader of texts. */
function faintPairs(brand: Hex, paper?: Hex): string[] {
  const theme = themeOf(brand, paper);
  return schemes.flatMap((scheme) => {
    const values = themeValues(theme, scheme);
    const colorOf = (name: string) => values.get(`color.${name}`) ?? "";
    return contrastPairs
      .filter(({ foreground, background, minimum }) => {
        return !(wcagContrast(colorOf(foreground), colorOf(background)) >= minimum);
      })
      .map(({ foreground, background }) => `${scheme}: ${foreground} on ${background}`);
  });
}

const derivedColors = (brand: Hex) =>
  schemes.flatMap((scheme) => [...themeOf(brand).colors[scheme].values()]);

describe("deriveTheme", () => {
  it.each(awkwardColors)("makes every pair of %s legible in both schemes", (brand) => {
    expect(faintPairs(brand)).toEqual([]);
  });

  it("makes every pair legible for any colours of the newspaper and of its page", () => {
    fc.assert(
      fc.property(arbitraryColor, fc.option(arbitraryColor, { nil: undefined }), (brand, paper) => {
        expect(faintPairs(brand, paper)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps the brand's hue to a tenth of a degree; a grey stays grey", () => {
    fc.assert(
      fc.property(arbitraryColor, (brand) => {
        const { c = 0, h = 0 } = oklch(brand) ?? {};
        const colored = derivedColors(brand).filter((color) => color.c > 0);
        const drifts = colored.map((color) => Math.abs(color.h - h));
        expect(Math.max(0, ...drifts.map((drift) => Math.min(drift, 360 - drift)))).toBeLessThan(
          0.1,
        );
        if (c < 0.001) expect(colored).toEqual([]);
      }),
    );
  });

  it("stays within the sRGB gamut", () => {
    fc.assert(
      fc.property(arbitraryColor, (brand) => {
        const outside = derivedColors(brand).filter(
          ({ own, l, c, h }) => !own && c > 0 && !displayable({ mode: "oklch", l, c, h }),
        );
        expect(outside).toEqual([]);
      }),
    );
  });

  it("gives the same theme for the same request", () => {
    fc.assert(
      fc.property(arbitraryColor, (brand) => {
        expect(themeOf(brand)).toEqual(themeOf(brand));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ["#7a1f2b", "#7a1f2b", "#f39195"],
    ["#ffd500", "#836c00", "#ffd500"],
    ["#808080", "#6f6f6f", "#b1b1b1"],
  ] as const)("wears %s as it is where it is legible: light %s, dark %s", (brand, light, dark) => {
    const { colors } = themeOf(brand);
    expect(colors.light.get("brand")).toMatchObject({ hex: light, own: light === brand });
    expect(colors.dark.get("brand")).toMatchObject({ hex: dark, own: dark === brand });
  });

  it("has hover and pressed states, for black and white brands too", () => {
    fc.assert(
      fc.property(arbitraryColor, fc.constantFrom(...schemes), (brand, scheme) => {
        const colors = themeOf(brand).colors[scheme];
        const lightness = (role: string) => colors.get(role)?.l ?? Number.NaN;
        const hover = Math.abs(lightness("brand-hover") - lightness("brand"));
        const pressed = Math.abs(lightness("brand-pressed") - lightness("brand-hover"));
        expect(Math.min(hover, pressed)).toBeGreaterThan(0.05);
      }),
    );
  });

  it("rounds a card in proportion to a control", () => {
    const { radius } = deriveTheme({ slug: "gazette", name: "G", brand: "#7a1f2b", radius: 6 });
    expect(radius).toEqual({ control: 0.375, card: 0.625 });
  });
});
