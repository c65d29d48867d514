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
 * The direction that a page is rendered in where there is no document to ask: on a server, and until hydration.
 * What is rendered the other way would move then.
 */
export const DrawnDirection = createContext<Direction>("ltr");

/** Current direction of the page, from `<html dir>`, for Radix. */
export function useDirection(): Direction {
  const drawn = use(DrawnDirection);
  return useSyncExternalStore(watchRoot, readRoot, () => drawn);
}
