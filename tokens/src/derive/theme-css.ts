import { supportRule } from "../css.ts";
import { faceStacks } from "../generated/house.ts";
import type { Scheme } from "../schemes.ts";
import type { DerivedTheme } from "./derive-theme.ts";
import { deriveTheme } from "./derive-theme.ts";
import { houseValues } from "./house.ts";
import type { ThemeRequest } from "./request.ts";

/** Every semantic value of a derived theme in one scheme, by token path, as CSS writes it. */
export function themeValues(theme: DerivedTheme, scheme: Scheme): Map<string, string> {
  const values = houseValues(scheme);
  for (const [name, { hex }] of theme.colors[scheme]) values.set(`color.${name}`, hex);
  const { headlineFace, paperFace } = theme.request;
  if (headlineFace) values.set("font.headline", faceStacks[headlineFace]);
  if (paperFace) values.set("font.paper", faceStacks[paperFace]);
  for (const [name, rem] of Object.entries(theme.radius ?? {})) {
    values.set(`radius.${name}`, `${rem}rem`);
  }
  return values;
}

/**
 * The style sheet of a derived theme: one rule, scoped to `[data-support="<slug>"]`, with every
 * semantic value for both schemes. It is loaded beside the kit's styles, before or after them.
 */
export function themeCssOf(request: ThemeRequest): string {
  const theme = deriveTheme(request);
  return supportRule(
    `[data-support="${request.slug}"]`,
    themeValues(theme, "light"),
    themeValues(theme, "dark"),
  );
}
