import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { applyScope, scopeOf } from "../scope.ts";
import { initialGlobals } from "../toolbar.ts";
import { docsTheme } from "./docs-theme.ts";
import { GuideProvider, guideLanguageOf } from "./guide.tsx";

type Channel = DocsContainerProps["context"]["channel"];

/** Last globals of the toolbar: the page may be opened after they were sent. */
function lastGlobals(channel: Channel): Globals {
  const [spoken] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return { ...initialGlobals, ...(spoken?.userGlobals ?? spoken?.globals) };
}

/** Turns the document to the toolbar's newspaper, language and scheme; returns the page's theme and its language. */
function themed(globals: Globals) {
  const root = document.documentElement;
  // Pages are written in English, guides in French too: the toolbar's language is for the stories shown in them.
  applyScope(root, scopeOf({ ...globals, language: "en" }));
  return { theme: docsTheme(root), language: guideLanguageOf(globals) };
}

function useToolbar(channel: Channel) {
  const [choice, setChoice] = useState(() => themed(lastGlobals(channel)));
  useLayoutEffect(() => {
    // A framed story reports globals of its own, too: those of the reader are the same everywhere.
    const follow = ({ userGlobals }: { userGlobals: Globals }) => setChoice(themed(userGlobals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return choice;
}

/** Every docs page, in the theme and the language of guides that the toolbar chose. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, language } = useToolbar(context.channel);
  return (
    <DocsContainer context={context} theme={theme}>
      <GuideProvider language={language}>{children}</GuideProvider>
    </DocsContainer>
  );
}
