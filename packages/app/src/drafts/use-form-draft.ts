import { useEffect, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Draft, KeptValues } from "./draft.ts";
import { type DraftKeeper, draftKey, type Rival } from "./draft-keeper.ts";
import type { Beginning } from "./use-beginning.ts";

const QUIET_MILLISECONDS = 400;

/** What the form's draft is doing, and what can be done with it. */
export interface FormDraft<Values> {
  /** The draft that the form began with, or null. */
  readonly begun: Draft<Values> | null;
  /** Whether the address asks for a form on another support: the user decides before it replaces the draft. */
  readonly asksForAnother: boolean;
  /** What another tab made of the same draft; the person decides which goes on. */
  readonly rival: Rival<Values> | null;
  /** False where this browser keeps nothing beyond the page. */
  readonly durable: boolean;
  /** What the form holds now. */
  readonly current: () => Values;
  /** Goes on with the other tab's draft, and answers it: null where it left none. */
  readonly takeTheirs: () => Draft<Values> | null;
  readonly keepMine: () => void;
  /** Begins the form anew and forgets its draft; anew is `fresh` where nothing else is said. */
  readonly startAgain: (anew?: Values) => void;
}

/**
 * Keeps the form on this machine while it is filled in; `fresh` is what it begins anew with. `onReset` is called when other
 * values take the place of all that it holds.
 */
export function useFormDraft<Values extends KeptValues>(
  form: UseFormReturn<Values>,
  { keeper, draft, ...beginning }: Beginning<Values>,
  fresh: Values,
  onReset: () => void,
): FormDraft<Values> {
  const { rival, durable } = useSyncExternalStore(keeper.subscribe, keeper.state);
  useKeeping(form, keeper);
  useRivalry(keeper, rival);

  return {
    begun: draft,
    asksForAnother: beginning.asksForAnother,
    rival,
    durable,
    current: form.getValues,
    takeTheirs: () => {
      const theirs = keeper.takeTheirs();
      const values = theirs?.values ?? fresh;
      keeper.adopt(values);
      form.reset(values);
      onReset();
      return theirs;
    },
    keepMine: () => keeper.keepMine(form.getValues()),
    startAgain: (anew = fresh) => {
      form.reset(anew);
      onReset();
      keeper.keep(form.getValues());
    },
  };
}

/** Keeps once typing pauses, and whenever the page is left, a session that ends midway included. */
function useKeeping<Values extends KeptValues>(
  { subscribe, getValues }: UseFormReturn<Values>,
  keeper: DraftKeeper<Values>,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      keeper.keep(getValues());
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, QUIET_MILLISECONDS);
      },
    });
    // A phone puts a page away without telling that it leaves it.
    const keepWhenHidden = () => document.visibilityState === "hidden" && keep();
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keepWhenHidden);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keepWhenHidden);
      keep();
    };
  }, [subscribe, getValues, keeper]);
}

/** Hears of other tabs; while both have a version, leaving this one asks first, since it is kept nowhere else. */
function useRivalry<Values>(keeper: DraftKeeper<Values>, rival: Rival<Values> | null): void {
  useEffect(() => {
    const key = draftKey(keeper.place);
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) keeper.check();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [keeper]);

  useEffect(() => {
    if (rival === null) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [rival]);
}
