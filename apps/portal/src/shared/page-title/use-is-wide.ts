import { useSyncExternalStore } from "react";

/** Tailwind's `lg`, from where a page has two columns. */
const wide = () => matchMedia("(width >= 64rem)");

const isWide = () => wide().matches;

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether there is room for two columns: what is hidden by style alone would still follow each keystroke. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
