import { useRead } from "@parution/app/data/use-read.ts";
import { HeadSinkContext } from "@parution/app/page/head-sink.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readTheme } from "@parution/contract/lazy/session";
import type { SupportId } from "@parution/tokens";
import { use, useEffect } from "react";
import type { Support } from "../shared/support/directory.tsx";
import { useTheme } from "../shared/support/support-choice.ts";
import { useSupport } from "../shared/support/use-supports.ts";

export type Overrides = NonNullable<LazyAnswer<typeof readTheme>["overrides"]>;

/** Input of the read of a newspaper's colours. */
export const themeInput = ({ id }: Pick<Support, "id">) => ({ body: { supportId: id } });

/**
 * Colours with which the publisher or the user's account overrides the theme of the chosen newspaper. They come with the page;
 * for another newspaper, or after a login, the theme's own apply until they are loaded.
 */
export function ThemeOverrides() {
  const theme = useTheme();
  const overrides = useOverrides();
  const sink = use(HeadSinkContext);
  if (overrides) sink?.theme(themeRule(theme, overrides));
  useEffect(
    () => (overrides === undefined ? undefined : overrideTheme(theme, overrides)),
    [theme, overrides],
  );
  return null;
}

/** Undefined until they are known. */
function useOverrides() {
  const support = useSupport();
  const signedIn = useSignedIn();
  const { data } = useRead(
    readTheme,
    support === null ? null : themeInput(support),
    // A user who signed in after the page was rendered may have other colours.
    { revalidateOnFocus: false, ...(signedIn ? { revalidateOnMount: true } : {}) },
  );
  return data?.overrides;
}

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
function overrideTheme(theme: SupportId, overrides: Overrides | null): () => void {
  document.getElementById(FIRST_THEME_ID)?.remove();
  if (overrides === null) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeRule(theme, overrides));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
