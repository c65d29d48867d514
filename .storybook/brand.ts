import type { ThemeVars } from "storybook/theming";
import { create } from "storybook/theming/create";
import { houseTokens } from "../tokens/src/generated/house.ts";

const schemes = ["light", "dark"] as const;

type Scheme = (typeof schemes)[number];

function houseColour(name: string, scheme: Scheme): string {
  const values = houseTokens[`color.${name}`];
  if (values === undefined) {
    throw new Error(`The house theme has no colour «${name}».`);
  }
  return values[schemes.indexOf(scheme)] ?? values[0];
}

/** Frame around the stories, in the colours of the default theme: it loads no style sheet of the tokens. */
export function themeOf(base: Scheme): ThemeVars {
  const colour = (name: string) => houseColour(name, base);
  return create({
    base,
    brandTitle: "Parution",
    brandUrl: "./?path=/docs/introduction--docs",
    brandTarget: "_self",
    fontBase: '"IBM Plex Sans", system-ui, sans-serif',
    appBg: colour("page"),
    appContentBg: colour("surface"),
    appPreviewBg: colour("surface"),
    appBorderColor: colour("line"),
    textColor: colour("fg"),
    textMutedColor: colour("fg-muted"),
    colorPrimary: colour("brand"),
    colorSecondary: colour("brand"),
    barBg: colour("surface"),
    barTextColor: colour("fg-muted"),
    barHoverColor: colour("brand"),
    barSelectedColor: colour("brand"),
    inputBg: colour("surface"),
    inputBorder: colour("line-strong"),
    inputTextColor: colour("fg"),
  });
}
