import { createContext, use, useSyncExternalStore } from "react";

/** Direction of text. */
export type Direction = "ltr" | "rtl";

function watchRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}

function readRoot(): Direction {
  return document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}

/**
 * Direction that a page is rendered in where there is no document to ask: on a server, and until hydration.
 * Content rendered in the other one would move then.
 */
export const RenderedDirection = createContext<Direction>("ltr");

/** Current direction of the page, from `<html dir>`, for Radix. */
export function useDirection(): Direction {
  const rendered = use(RenderedDirection);
  return useSyncExternalStore(watchRoot, readRoot, () => rendered);
}
