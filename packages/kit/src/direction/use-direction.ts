import { useSyncExternalStore } from "react";

/** How a line is read. */
export type Direction = "ltr" | "rtl";

function watchRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}

function readRoot(): Direction {
  return document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}

/** A server has no page to ask: the browser corrects it when it takes over. */
const onServer = (): Direction => "ltr";

/** The direction of the page, as `<html dir>` says it now: what Radix has to be told. */
export function useDirection(): Direction {
  return useSyncExternalStore(watchRoot, readRoot, onServer);
}
