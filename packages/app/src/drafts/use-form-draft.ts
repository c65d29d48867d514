import { useEffect, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { autosave } from "./autosave.ts";
import type { Draft, KeptValues } from "./draft.ts";
import { type DraftConflict, type DraftKeeper, draftKey } from "./draft-keeper.ts";
import type { InitialDraft } from "./use-initial-draft.ts";

/** State of a form's draft, and its actions. */
export interface FormDraft<Values> {
  /** Restored draft; null for none. */
  readonly restored: Draft<Values> | null;
  /** True where the restored draft was stored for another user or form, such as a visitor's. */
  readonly isBrought: boolean;
  /** True where the address names another support: the user decides before the draft is replaced. */
  readonly asksForOtherSupport: boolean;
  /** Another version of the draft, while the user has not chosen one; null for none. */
  readonly conflict: DraftConflict<Values> | null;
  /** False where the browser cannot store the draft beyond the page. */
  readonly durable: boolean;
  /** Current values of the form. */
  readonly current: () => Values;
  /** Loads the other tab's version into the form and returns it; null where there is none. */
  readonly takeOtherVersion: () => Draft<Values> | null;
  readonly keepThisVersion: () => void;
  /** Resets the form to `anew`, by default `fresh`, and removes its draft. */
  readonly startAgain: (anew?: Values) => void;
}

/**
 * Stores the form in the browser while it is filled in.
 * @param fresh values of the form without a draft
 * @param onReset called when all values of the form were replaced
 */
export function useFormDraft<Values extends KeptValues, Output = Values>(
  form: UseFormReturn<Values, unknown, Output>,
  { keeper, draft, ...beginning }: InitialDraft<Values>,
  fresh: Values,
  onReset: () => void,
): FormDraft<Values> {
  const { conflict, durable } = useSyncExternalStore(keeper.subscribe, keeper.state);
  const { getValues, subscribe } = form;
  useEffect(() => autosave({ getValues, subscribe }, keeper.keep), [getValues, subscribe, keeper]);
  useConflicts(keeper, conflict);

  useEffect(() => {
    if (beginning.broughtFrom !== null) keeper.keep(getValues());
  }, [beginning.broughtFrom, keeper, getValues]);

  return {
    restored: draft,
    isBrought: beginning.broughtFrom !== null,
    asksForOtherSupport: beginning.asksForOtherSupport,
    conflict,
    durable,
    current: form.getValues,
    takeOtherVersion: () => {
      const otherVersion = keeper.takeOtherVersion();
      const values = otherVersion?.values ?? fresh;
      keeper.adopt(values);
      form.reset(values);
      onReset();
      return otherVersion;
    },
    keepThisVersion: () => keeper.keepThisVersion(form.getValues()),
    startAgain: (anew = fresh) => {
      form.reset(anew);
      onReset();
      keeper.keep(form.getValues());
    },
  };
}

/** Watches other tabs. During a conflict, leaving the page asks for confirmation: this version is stored nowhere. */
function useConflicts<Values>(
  keeper: DraftKeeper<Values>,
  conflict: DraftConflict<Values> | null,
): void {
  useEffect(() => {
    const key = draftKey(keeper.draftId);
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) keeper.check();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [keeper]);

  useEffect(() => {
    if (conflict === null) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [conflict]);
}
