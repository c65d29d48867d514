import { useCallback, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readStored, removeStored, writeStored } from "../../../shared/storage/stored.ts";
import { isWorthKeeping, readDraft, writeDraft } from "./draft.ts";
import type { OrderValues } from "./order-values.ts";

const QUIET_MILLISECONDS = 400;

const keyOf = (userId: number) => `parution.order-draft.${userId}`;

/** The order that this person had begun on this machine, or null. */
export function storedDraft(userId: number): OrderValues | null {
  const text = readStored(keyOf(userId));
  return text === null ? null : readDraft(text);
}

/** Keeps what is worth keeping of an order, and forgets what was kept when nothing is. */
export function storeDraft(userId: number, values: OrderValues): void {
  if (isWorthKeeping(values)) writeStored(keyOf(userId), writeDraft(values));
  else removeStored(keyOf(userId));
}

/**
 * Keeps the form on this machine: once typing pauses, and whenever the page is left, a session that ends midway
 * included. A form with nothing in it keeps nothing. Answers a function that keeps it at once.
 */
export function useKeptDraft(form: UseFormReturn<OrderValues>, userId: number): () => void {
  const { subscribe, getValues } = form;
  const keep = useCallback(() => storeDraft(userId, getValues()), [getValues, userId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, QUIET_MILLISECONDS);
      },
    });
    addEventListener("pagehide", keep);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [subscribe, keep]);

  return keep;
}
