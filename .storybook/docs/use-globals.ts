import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { initialGlobals } from "../toolbar.ts";

type Channel = DocsContextProps["channel"];

/** Last globals as text, so that two readings of the same choice are equal. */
function lastGlobals(channel: Channel): string {
  // The page may be opened after they were sent.
  const [sent] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return JSON.stringify({ ...initialGlobals, ...(sent?.userGlobals ?? sent?.globals) });
}

/** Globals that the toolbar chose, on a docs page: it is no story, which would receive them. */
export function useGlobals(channel: Channel): Globals {
  const text = useSyncExternalStore(
    (follow) => {
      channel.on(GLOBALS_UPDATED, follow);
      return () => channel.off(GLOBALS_UPDATED, follow);
    },
    () => lastGlobals(channel),
  );
  return JSON.parse(text) as Globals;
}
