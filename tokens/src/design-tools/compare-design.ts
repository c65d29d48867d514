import type { DerivedTheme } from "../derive/derive-theme.ts";
import { themeValues } from "../derive/theme-css.ts";
import type { DesignFault } from "./design-document.ts";
import type { ReadDesign } from "./read-design-file.ts";

const wornBy = { "color.brand": "brand", "color.paper": "paper" } as const;

/** Colours of the answers that the theme cannot wear as they are, with those that it wears. */
function corrections({ colors, request }: DerivedTheme): DesignFault[] {
  return Object.entries(wornBy).flatMap(([place, field]) => {
    const requested = request[field];
    const worn = colors.light.get(field);
    if (requested === undefined || worn === undefined || worn.hex === requested) return [];
    const message = `${requested} is too faint on light pages: the theme has ${worn.hex}, of the same hue.`;
    return [{ place, message }];
  });
}

/**
 * Differences of a theme from the file that it was read from: colours moved until they are legible, and values that
 * no answer carries, which are changed by hand in the newspaper's file.
 */
export function compareDesign({ values }: ReadDesign, theme: DerivedTheme): DesignFault[] {
  const derived = themeValues(theme, "light");
  const corrected = corrections(theme);
  const others = [...values].flatMap(([place, value]) => {
    const ours = derived.get(place);
    if (ours === undefined || ours === value || corrected.some((fault) => fault.place === place))
      return [];
    return [{ place, message: `${value} in the file, ${ours} in the theme.` }];
  });
  return [...corrected, ...others];
}
