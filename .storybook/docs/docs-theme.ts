import { create, type ThemeVars } from "storybook/theming";

/** Reads tokens as the browser resolves them: Storybook's own theme calculates with plain colours. */
function tokenReader(root: HTMLElement) {
  const probe = document.createElement("span");
  probe.hidden = true;
  root.append(probe);
  return {
    colour(name: string): string {
      probe.style.color = `var(--pa-color-${name})`;
      return getComputedStyle(probe).color;
    },
    font: (name: string) => getComputedStyle(root).getPropertyValue(`--pa-font-${name}`).trim(),
    done: () => probe.remove(),
  };
}

/** The docs pages' theme, in the newspaper and the scheme that `root` is scoped to. */
export function docsTheme(root: HTMLElement): ThemeVars {
  const tokens = tokenReader(root);
  const theme = create({
    base: getComputedStyle(root).colorScheme === "dark" ? "dark" : "light",
    fontBase: tokens.font("ui"),
    appBg: tokens.colour("page"),
    appContentBg: tokens.colour("page"),
    appPreviewBg: tokens.colour("page"),
    appBorderColor: tokens.colour("line"),
    appBorderRadius: 10,
    textColor: tokens.colour("fg"),
    textMutedColor: tokens.colour("fg-muted"),
    colorPrimary: tokens.colour("brand"),
    colorSecondary: tokens.colour("link"),
    barBg: tokens.colour("surface"),
    barTextColor: tokens.colour("fg-muted"),
    barHoverColor: tokens.colour("link"),
    barSelectedColor: tokens.colour("link"),
    inputBg: tokens.colour("surface"),
    inputBorder: tokens.colour("line-strong"),
    inputTextColor: tokens.colour("fg"),
    inputBorderRadius: 6,
  });
  tokens.done();
  return theme;
}
