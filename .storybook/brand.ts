import { create, type ThemeVars } from "storybook/theming/create";

/** The house theme's colours, written out: the frame around the stories loads no tokens. */
const palettes = {
  light: {
    page: "#fbfaf8",
    surface: "#ffffff",
    line: "#e7e4e0",
    lineStrong: "#82807c",
    text: "#201e1b",
    muted: "#5f5d5a",
    brand: "#306066",
  },
  dark: {
    page: "#151411",
    surface: "#201e1b",
    line: "#44423f",
    lineStrong: "#82807c",
    text: "#f4f3f1",
    muted: "#adaaa7",
    brand: "#8cbbc1",
  },
};

/** The frame around the stories, in the house's colours. */
export function themeOf(base: keyof typeof palettes): ThemeVars {
  const colours = palettes[base];
  return create({
    base,
    brandTitle: "Parution",
    brandUrl: "./?path=/docs/introduction--docs",
    brandTarget: "_self",
    fontBase: '"IBM Plex Sans", system-ui, sans-serif',
    appBg: colours.page,
    appContentBg: colours.surface,
    appPreviewBg: colours.surface,
    appBorderColor: colours.line,
    textColor: colours.text,
    textMutedColor: colours.muted,
    colorPrimary: colours.brand,
    colorSecondary: colours.brand,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barHoverColor: colours.brand,
    barSelectedColor: colours.brand,
    inputBg: colours.surface,
    inputBorder: colours.lineStrong,
    inputTextColor: colours.text,
  });
}
