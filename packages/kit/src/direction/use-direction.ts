import { createContext, type RefObject, use, useSyncExternalStore } from "react";

/** Direction of text. */
export type Direction = "ltr" | "rtl";

function watchDirections(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"], subtree: true });
  return () => observer.disconnect();
}

/** Elements with a direction of their own, not those of Radix that repeat what was answered. */
const DIRECTED = "[dir]:not([data-orientation])";

function readAround(place: Element | null | undefined): Direction {
  const around = (place ?? document.documentElement).closest(DIRECTED);
  return around?.getAttribute("dir") === "rtl" ? "rtl" : "ltr";
}

/**
 * Direction that a page is rendered in where there is no document to ask: on a server, and until hydration.
 * Content rendered in the other one would move then.
 */
export const RenderedDirection = createContext<Direction>("ltr");

/** Current direction around an element, or of the page, for Radix. */
export function useDirection(place?: RefObject<Element | null>): Direction {
  const rendered = use(RenderedDirection);
  return useSyncExternalStore(
    watchDirections,
    () => readAround(place?.current),
    () => rendered,
  );
}
