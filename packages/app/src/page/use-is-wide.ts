import { useSyncExternalStore } from "react";

/** Tailwind's `lg`, from where a page has two columns. */
const wide = () => matchMedia("(width >= 64rem)");

const isWide = () => wide().matches;

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Servers render for a phone; CSS hides, in a wide window, the parts that are removed by hydration. */
const onServer = () => false;

/** True in a window with two columns. A part that CSS alone hides would still render at each keystroke. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, onServer);
