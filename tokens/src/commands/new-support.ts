import { writeFileSync } from "node:fs";
import {
  type DerivedTheme,
  deriveTheme,
  pairRatios,
  type Scheme,
  schemes,
  supportFileText,
  themeValues,
} from "../derive/index.ts";
import { type Outcome, runThemeCommand } from "./run.ts";

/** The derived brand in one scheme, and the number of legible pairs. */
function schemeLine(theme: DerivedTheme, scheme: Scheme): string {
  const brand = theme.colors[scheme].get("brand");
  const ratios = pairRatios(themeValues(theme, scheme));
  const legible = ratios.filter(({ passes }) => passes).length;
  const kept = brand?.own ? " (as given)" : "";
  return `  ${scheme}: ${brand?.hex}${kept}, ${legible} of ${ratios.length} pairs at WCAG 2.2 AA\n`;
}

/**
 * Derives a newspaper's theme and writes it as `<slug>.json`; nothing is written when an answer
 * makes no sense.
 * @param folder where the supports' files stand.
 * @param taken ids of the supports that have one.
 */
export function newSupport(
  args: readonly string[],
  folder: URL,
  taken: readonly string[],
): Outcome {
  return runThemeCommand("pnpm tokens:new", args, taken, (request) => {
    const theme = deriveTheme(request);
    const file = `${request.slug}.json`;
    writeFileSync(new URL(file, folder), supportFileText(theme), { flag: "wx" });
    const lines = schemes.map((scheme) => schemeLine(theme, scheme));
    return `${request.name}: supports/${file}\n${lines.join("")}`;
  });
}
