import { useSyncExternalStore } from "react";

/** Room for two months beside the list of presets. */
const WIDE = "(min-width: 60rem)";

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** A server has no window: one month is rendered first. */
const onServer = () => false;

/** True in a window with room for two months. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches, onServer);
}
