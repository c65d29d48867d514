import type { CallAnswer } from "@parution/contract/call";
import type { readTheme } from "@parution/contract/session";
import type { SupportId } from "@parution/tokens";

export type Overrides = NonNullable<CallAnswer<typeof readTheme>["overrides"]>;

/** As the tokens name the variable of a colour. */
const variableOf = (name: string) => `--pa-color-${name}`;

/**
 * Puts colours over those of a theme, in either scheme; answers how to take them back. Each is set as one property's
 * value, so that no text can be more than that.
 */
export function overrideTheme(theme: SupportId, { light, dark }: Overrides): () => void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-support="${theme}"] {}`);
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule)) throw new Error("The style sheet has no rule.");
  for (const name of Object.keys(light) as (keyof typeof light)[]) {
    rule.style.setProperty(variableOf(name), `light-dark(${light[name]}, ${dark[name]})`);
  }
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
