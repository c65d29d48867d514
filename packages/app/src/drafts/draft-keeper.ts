import { serverNow } from "../browser/server-clock.ts";
import { readStored, removeStored, writeStored } from "../browser/stored.ts";
import { type Draft, type DraftKind, type KeptValues, readDraft, writeDraft } from "./draft.ts";

/** Identity of a draft: its user and its form. */
export interface DraftId {
  readonly userId: number;
  readonly form: string;
}

/** Another version of the draft. */
export interface DraftConflict<Values> {
  /** Null where the form was sent or discarded in another tab. */
  readonly draft: Draft<Values> | null;
  /** True where it was stored before this form began, which holds a draft of another user or form. */
  readonly isEarlier: boolean;
}

/** State of a draft in this tab. */
export interface DraftState<Values> {
  /** Another version; nothing is stored until the user has chosen one. Null for none. */
  readonly conflict: DraftConflict<Values> | null;
  /** False where the storage is full or forbidden: the draft is then lost with the page. */
  readonly durable: boolean;
}

export interface DraftKeeper<Values> {
  readonly draftId: DraftId;
  readonly state: () => DraftState<Values>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the stored draft, with which the form begins; null for none. */
  readonly load: () => Draft<Values> | null;
  /** Sets the values that count as unchanged: nothing is stored until the form's content differs. */
  readonly adopt: (values: Values) => void;
  /** Stores the form, or removes its draft where it is empty; does nothing during a conflict. */
  readonly keep: (values: Values) => void;
  /** Checks for a change by another tab. */
  readonly check: () => void;
  /** Resolves a conflict with the other tab's version. Returns its draft; null where there is none. */
  readonly takeOtherVersion: () => Draft<Values> | null;
  /** Resolves a conflict with this tab's version, which is stored instead of the other. */
  readonly keepThisVersion: (values: Values) => void;
}

/**
 * Storage key of a form's draft. It is named after the first form that had drafts: drafts that
 * browsers hold would not be found under another.
 */
export const draftKey = ({ userId, form }: DraftId): string =>
  `parution.order-draft.${userId}.${form}`;

/** Stored draft of a form; null for none. */
export function storedDraft<Values extends KeptValues>(
  kind: DraftKind<Values>,
  draftId: DraftId,
): Draft<Values> | null {
  const text = readStored(draftKey(draftId));
  return text === null ? null : readDraft(kind, text);
}

/** Removes the stored draft of a form. */
export const removeDraft = (draftId: DraftId): void => removeStored(draftKey(draftId));

export interface DraftOptions<Values> {
  /** Values of the form without a draft; a form that holds no more is not stored. */
  readonly fresh: Values;
  /** Support in the page's address; null for none. */
  readonly askedSupportId?: number | null;
}

/** Request for a form on another support than the draft's, which the user has not decided on yet. */
export const asksForOtherSupport = (
  draft: Draft<KeptValues>,
  askedSupportId: number | null,
): boolean =>
  askedSupportId !== null &&
  askedSupportId !== draft.askedSupportId &&
  askedSupportId !== draft.values.supportId;

/**
 * Stores one form in the browser. Two tabs never overwrite each other silently: a tab that finds another revision than its
 * last one reports a conflict and stops.
 */
export function createDraftKeeper<Values extends KeptValues>(
  kind: DraftKind<Values>,
  draftId: DraftId,
  { fresh, askedSupportId = null }: DraftOptions<Values>,
): DraftKeeper<Values> {
  const key = draftKey(draftId);
  const listeners = new Set<() => void>();
  let state: DraftState<Values> = { conflict: null, durable: true };
  /** Revision that this tab read or wrote last; null for no draft, undefined before the first. */
  let known: string | null | undefined;
  let content: string | null = null;
  /** Draft as text that this tab began with or wrote last. */
  let held: string | null = null;
  const textOf = (values: Values, fileNames: readonly string[]) =>
    JSON.stringify([kind.written(values), fileNames]);

  function hold(values: Values): void {
    content = kind.contentOf(values);
    held = textOf(values, kind.fileNamesOf(values));
  }

  function update(changes: Partial<DraftState<Values>>): void {
    const before = state;
    state = { ...state, ...changes };
    if (before.conflict === state.conflict && before.durable === state.durable) return;
    for (const listener of listeners) listener();
  }

  /** Compares the stored draft with this tab's; reports a conflict where another tab has stored another one. */
  function isUnchanged(): boolean {
    const draft = storedDraft(kind, draftId);
    const revision = draft?.revision ?? null;
    if (revision === (known ?? null)) return true;
    // Two tabs may have brought the same draft along.
    if (draft !== null && known !== undefined && textOf(draft.values, draft.fileNames) === held) {
      known = revision;
      update({ conflict: null });
      return true;
    }
    if (state.conflict === null || (state.conflict.draft?.revision ?? null) !== revision) {
      update({ conflict: { draft, isEarlier: known === undefined } });
    }
    return false;
  }

  function write(values: Values): void {
    hold(values);
    if (!kind.isWorthKeeping(values, fresh)) {
      known = null;
      removeStored(key);
      return;
    }
    known = crypto.randomUUID();
    const draft: Draft<Values> = {
      revision: known,
      keptAt: serverNow(),
      values,
      fileNames: kind.fileNamesOf(values),
      askedSupportId,
    };
    update({ durable: writeStored(key, writeDraft(kind, draft)) });
  }

  /** Takes the stored revision as this tab's, which ends a conflict. */
  function settle(): Draft<Values> | null {
    const draft = storedDraft(kind, draftId);
    known = draft?.revision ?? null;
    update({ conflict: null });
    return draft;
  }

  return {
    draftId,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: settle,
    adopt: hold,
    keep: (values) => {
      // Equal content gets no new revision: that would be a conflict for other tabs.
      if (kind.contentOf(values) === content || !isUnchanged()) return;
      write(values);
    },
    check: () => void isUnchanged(),
    takeOtherVersion: settle,
    keepThisVersion: (values) => {
      settle();
      write(values);
    },
  };
}
