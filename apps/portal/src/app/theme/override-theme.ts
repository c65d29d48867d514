import type { CallAnswer } from "@parution/contract/call";
import type { readTheme } from "@parution/contract/session";
import type { SupportId } from "@parution/tokens";

export type Overrides = NonNullable<CallAnswer<typeof readTheme>["overrides"]>;

/** CSS rule with colours that override a theme, for both schemes. The contract admits colours alone. */
export function themeRule(theme: SupportId, { light, dark }: Overrides): string {
  const names = Object.keys(light) as (keyof typeof light)[];
  // As the tokens name the variable of a colour.
  const colours = names.map(
    (name) => `--pa-color-${name}:light-dark(${light[name]},${dark[name]})`,
  );
  // More specific than the theme's own rule, so that their order does not matter.
  return `[data-support="${theme}"][data-support]{${colours.join(";")}}`;
}

/** The element that holds the colours with which the page came. */
export const FIRST_THEME_ID = "first-theme";

/** Overrides the colours of a theme, null for none, in place of those that came with the page; returns the removal. */
export function overrideTheme(theme: SupportId, overrides: Overrides | null): () => void {
  document.getElementById(FIRST_THEME_ID)?.remove();
  if (overrides === null) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeRule(theme, overrides));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
