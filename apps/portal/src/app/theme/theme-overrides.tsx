import { useRead } from "@parution/app/data/use-read.ts";
import { HeadSinkContext } from "@parution/app/page/head-sink.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { readTheme } from "@parution/contract/lazy/session";
import { use, useEffect } from "react";
import { useTheme } from "../../shared/support/support-choice.ts";
import { type Support, useSupport } from "../../shared/support/use-supports.ts";
import { overrideTheme, themeRule } from "./override-theme.ts";

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
