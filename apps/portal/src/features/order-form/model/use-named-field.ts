import { goToField } from "@parution/kit/error-summary";
import { useEffect } from "react";
import { useSearch } from "../../../shared/links/links.tsx";

/** Milliseconds that a field may take to be there: its section, its choices and their code come one after the other. */
const PATIENCE = 15_000;

/** Leads to the field that the address names (`?champ=dates`) as soon as it is there, unless the reader acts before. */
export function useNamedField(): void {
  const field = useSearch().get("champ");
  useEffect(() => {
    if (field === null || goToField(field)) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const stop = () => stopping.abort();
    const observer = new MutationObserver(() => {
      if (goToField(field)) stop();
    });
    signal.addEventListener("abort", () => observer.disconnect());
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled"],
    });
    const timer = setTimeout(stop, PATIENCE);
    for (const act of ["pointerdown", "keydown"] as const) addEventListener(act, stop, { signal });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [field]);
}
