import type { FieldValues, UseFormReturn } from "react-hook-form";

const QUIET_MILLISECONDS = 400;

/**
 * Stores a form with `keep` once typing pauses and when the page is left, also by the end of the session.
 * Returns a function that stores it for the last time.
 */
export function autosave<Values extends FieldValues, Output>(
  { subscribe, getValues }: Pick<UseFormReturn<Values, unknown, Output>, "subscribe" | "getValues">,
  keep: (values: Values) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    keep(getValues());
  };
  const unsubscribe = subscribe({
    formState: { values: true },
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(save, QUIET_MILLISECONDS);
    },
  });
  // Mobile browsers may discard a hidden page without `pagehide`.
  const saveWhenHidden = () => document.visibilityState === "hidden" && save();
  addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", saveWhenHidden);
  return () => {
    unsubscribe();
    removeEventListener("pagehide", save);
    document.removeEventListener("visibilitychange", saveWhenHidden);
    save();
  };
}
