import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useParams } from "react-router";
import { usePlace } from "../../../shared/links/links.tsx";
import { contentOf, type Draft, isWorthKeeping } from "./draft.ts";
import {
  asksForAnother,
  createDraftKeeper,
  type DraftKeeper,
  type DraftPlace,
  draftKey,
  type Rival,
} from "./draft-keeper.ts";
import type { OrderValues } from "./order-values.ts";
import { supportIdIn } from "./start.ts";
import { useKeptFiles } from "./use-kept-files.ts";

const QUIET_MILLISECONDS = 400;

/** How a form begins: with the draft of its place, else anew. */
export interface Beginning {
  readonly keeper: DraftKeeper;
  /** The draft that the form began with, or null. */
  readonly draft: Draft | null;
  /** What the form holds at first. */
  readonly initial: OrderValues;
  /** Whether the address asks for an order on another support than the draft's. */
  readonly asksForAnother: boolean;
}

/** What the form's draft is doing, and what can be done with it. */
export interface OrderDraft {
  /** The draft that the form began with, or null. */
  readonly begun: Draft | null;
  /** Whether it is the edit of an ad that was ordered before. */
  readonly edits: boolean;
  /** Whether the address asks for an order on another support: the person decides before it replaces the draft. */
  readonly asksForAnother: boolean;
  /** What another tab made of the same draft; the person decides which goes on. */
  readonly rival: Rival | null;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  /** Empties the form and forgets its draft. */
  readonly startAgain: () => void;
  /** Files of the draft that are no longer on this machine, by name. */
  readonly lostFiles: readonly string[];
  /** False where this browser keeps nothing beyond the page. */
  readonly durable: boolean;
}

/** Reads the draft of a form, once. `fresh` is the form without one: as long as it says no more, nothing is kept. */
export function useBeginning(place: DraftPlace, fresh: OrderValues): Beginning {
  const namesSupport = useNamesSupport();
  const [beginning] = useState(() => {
    const askedSupportId = namesSupport ? fresh.supportId : null;
    const blank = contentOf(fresh);
    const isKept = (values: OrderValues) => isWorthKeeping(values) && contentOf(values) !== blank;
    const keeper = createDraftKeeper(place, { isKept, askedSupportId });
    const draft = keeper.load();
    const initial = draft?.values ?? fresh;
    keeper.adopt(initial);
    const another = draft !== null && asksForAnother(draft, askedSupportId);
    return { keeper, draft, initial, asksForAnother: another };
  });
  return beginning;
}

/** Whether the address says for which support the order is (readings I1). */
function useNamesSupport(): boolean {
  const { support } = useParams();
  const { supportSlug } = usePlace();
  return supportIdIn(support) !== null || supportSlug !== null;
}

/** Keeps the form on this machine while it is filled in (see {@link createDraftKeeper}); `fresh` is what it begins anew with. */
export function useDraft(
  form: UseFormReturn<OrderValues>,
  { keeper, draft, ...beginning }: Beginning,
  fresh: OrderValues,
): OrderDraft {
  const { rival, durable } = useSyncExternalStore(keeper.subscribe, keeper.state);
  const files = useKeptFiles(form, keeper, { begun: draft, paused: rival !== null });
  useKeeping(form, keeper);
  useRivalry(keeper, rival);

  return {
    begun: draft,
    edits: keeper.place.form.startsWith("ad-"),
    asksForAnother: beginning.asksForAnother,
    rival,
    takeTheirs: () => {
      const theirs = keeper.takeTheirs();
      const values = theirs?.values ?? fresh;
      keeper.adopt(values);
      form.reset(values);
      files.restore(theirs);
    },
    keepMine: () => keeper.keepMine(form.getValues()),
    startAgain: () => {
      form.reset(fresh);
      keeper.keep(form.getValues());
    },
    lostFiles: files.lost,
    durable: durable && files.durable,
  };
}

/** Keeps once typing pauses, and whenever the page is left, a session that ends midway included. */
function useKeeping(
  { subscribe, getValues }: UseFormReturn<OrderValues>,
  keeper: DraftKeeper,
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
function useRivalry(keeper: DraftKeeper, rival: Rival | null): void {
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
