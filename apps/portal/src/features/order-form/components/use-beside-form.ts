import { useSyncExternalStore } from "react";

/** Tailwind's `lg`, from where the panel stands beside the form. */
const wide = () => matchMedia("(width >= 64rem)");

const isWide = () => wide().matches;

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether there is room for the panel beside the form: what is hidden by style alone would still follow each keystroke. */
export const useBesideForm = (): boolean => useSyncExternalStore(subscribe, isWide);
