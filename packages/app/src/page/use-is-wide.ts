import { useSyncExternalStore } from "react";

/** Tailwind's `lg`, from where a page has two columns. */
const wide = () => matchMedia("(width >= 64rem)");

const isWide = () => wide().matches;

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** A server renders for a phone; its styles hide on a wide window what is left out once hydrated. */
const onServer = () => false;

/** Room for two columns: what is hidden by style alone would still be rendered at each keystroke. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, onServer);
