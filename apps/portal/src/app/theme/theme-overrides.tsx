import { use, useEffect } from "react";
import { callLater } from "../../shared/api/call-later.ts";
import { useCall } from "../../shared/api/use-call.ts";
import { HeadSinkContext } from "../../shared/page-head/head-sink.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useTheme } from "../../shared/support/support-choice.ts";
import { type Support, useSupport } from "../../shared/support/use-supports.ts";
import { overrideTheme, themeRule } from "./override-theme.ts";

const readTheme = callLater(() => import("@parution/contract/session"), "readTheme");

/** What asks for the colours of a newspaper. */
export const themeInput = ({ id }: Support) => ({ body: { supportId: id } });

/**
 * The colours that the publisher, or one's own account, puts over the chosen newspaper's theme (specification 2, point 3:
 * style). They come with a page that a server draws; elsewhere
 * the theme's own hold until they come, and where they do not.
 */
export function ThemeOverrides() {
  const theme = useTheme();
  const overrides = useOverrides();
  const sink = use(HeadSinkContext);
  if (overrides !== null) sink?.style(themeRule(theme, overrides));
  useEffect(
    () => (overrides === null ? undefined : overrideTheme(theme, overrides)),
    [theme, overrides],
  );
  return null;
}

function useOverrides() {
  const support = useSupport();
  const signedIn = useSession() !== null;
  const { data } = useCall(
    readTheme,
    support === null ? null : themeInput(support),
    // What came with the page is the publisher's: whoever is signed in may have colours of their own.
    { revalidateOnFocus: false, ...(signedIn ? { revalidateOnMount: true } : {}) },
  );
  return data?.overrides ?? null;
}
