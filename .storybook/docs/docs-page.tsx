import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { applyScope, scopeOf } from "../scope.ts";
import { initialGlobals } from "../toolbars/index.ts";
import { docsTheme } from "./docs-theme.ts";

type Channel = DocsContainerProps["context"]["channel"];

/** Last globals of the toolbar: the page may be opened after they were sent. */
function lastGlobals(channel: Channel): Globals {
  const [spoken] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return { ...initialGlobals, ...spoken?.globals };
}

/** Turns the document to the toolbar's newspaper, language and scheme; returns the page's theme. */
function themed(globals: Globals) {
  const root = document.documentElement;
  // Guidelines are written in English: the toolbar's language is for the stories shown in them.
  applyScope(root, scopeOf({ ...globals, language: "en" }));
  return docsTheme(root);
}

function useToolbarTheme(channel: Channel) {
  const [theme, setTheme] = useState(() => themed(lastGlobals(channel)));
  useLayoutEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setTheme(themed(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return theme;
}

/** Every docs page, in the theme that the toolbar chose. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={useToolbarTheme(context.channel)}>
      {children}
    </DocsContainer>
  );
}
