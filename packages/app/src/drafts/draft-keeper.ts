import { serverNow } from "../browser/server-clock.ts";
import { readStored, removeStored, writeStored } from "../browser/stored.ts";
import { type Draft, type DraftKind, type KeptValues, readDraft, writeDraft } from "./draft.ts";

/** Whose form it is, and which one: each keeps a draft of its own. */
export interface DraftPlace {
  readonly userId: number;
  readonly form: string;
}

/** Version of another tab: its draft, or null where it sent or gave up the form. */
export interface Rival<Values> {
  readonly draft: Draft<Values> | null;
}

/** How the keeping goes. */
export interface DraftState<Values> {
  /** Set once another tab has changed the draft: nothing is kept here until the person has decided. */
  readonly rival: Rival<Values> | null;
  /** False once the browser refuses to store: the draft then lasts as long as the page. */
  readonly durable: boolean;
}

export interface DraftKeeper<Values> {
  readonly place: DraftPlace;
  readonly state: () => DraftState<Values>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The draft that was kept, or null: the form begins with it. */
  readonly load: () => Draft<Values> | null;
  /** Says that the form holds what is kept, as when it has just begun: nothing is written until it changes. */
  readonly adopt: (values: Values) => void;
  /** Keeps the form, or forgets the draft when there is nothing in it; waits while a rival stands. */
  readonly keep: (values: Values) => void;
  /** Looks whether another tab has changed the draft. */
  readonly check: () => void;
  /** Decides for the other tab's: answers its draft, null when it left none. */
  readonly takeTheirs: () => Draft<Values> | null;
  /** Decides for this tab's, which is kept in place of the other's. */
  readonly keepMine: (values: Values) => void;
}

/** Under which name this machine keeps the draft of a form. */
export const draftKey = ({ userId, form }: DraftPlace): string =>
  `parution.order-draft.${userId}.${form}`;

/** The draft that this machine holds, or null. */
export function storedDraft<Values extends KeptValues>(
  kind: DraftKind<Values>,
  place: DraftPlace,
): Draft<Values> | null {
  const text = readStored(draftKey(place));
  return text === null ? null : readDraft(kind, text);
}

export interface DraftOptions<Values> {
  /** What the form begins with where nothing is kept: as long as it says no more, nothing is. */
  readonly fresh: Values;
  /** The support that the address names, or null. */
  readonly askedSupportId?: number | null;
}

/** Whether a form is asked for on a support that the draft is not for, and the user has not been asked yet. */
export const asksForAnother = (draft: Draft<KeptValues>, askedSupportId: number | null): boolean =>
  askedSupportId !== null &&
  askedSupportId !== draft.askedSupportId &&
  askedSupportId !== draft.values.supportId;

/**
 * Keeps one form on this machine. Two tabs never overwrite each other silently: who finds another revision than the
 * one it knows stops and asks.
 */
export function createDraftKeeper<Values extends KeptValues>(
  kind: DraftKind<Values>,
  place: DraftPlace,
  { fresh, askedSupportId = null }: DraftOptions<Values>,
): DraftKeeper<Values> {
  const key = draftKey(place);
  const listeners = new Set<() => void>();
  let state: DraftState<Values> = { rival: null, durable: true };
  /** The revision that this tab read or wrote last, null when there was no draft. */
  let known: string | null = null;
  let content: string | null = null;

  function update(changes: Partial<DraftState<Values>>): void {
    const before = state;
    state = { ...state, ...changes };
    if (before.rival === state.rival && before.durable === state.durable) return;
    for (const listener of listeners) listener();
  }

  /** Whether the draft is still the one that this tab knows; if not, the rival is told. */
  function isOurs(): boolean {
    const draft = storedDraft(kind, place);
    const revision = draft?.revision ?? null;
    if (revision === known) return true;
    if (state.rival === null || (state.rival.draft?.revision ?? null) !== revision) {
      update({ rival: { draft } });
    }
    return false;
  }

  function write(values: Values): void {
    content = kind.contentOf(values);
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

  /** From here on, what is stored is what this tab knows. */
  function settle(): Draft<Values> | null {
    const draft = storedDraft(kind, place);
    known = draft?.revision ?? null;
    update({ rival: null });
    return draft;
  }

  return {
    place,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: settle,
    adopt: (values) => {
      content = kind.contentOf(values);
    },
    keep: (values) => {
      // The same content again is no change that another tab should hear of.
      if (kind.contentOf(values) === content || !isOurs()) return;
      write(values);
    },
    check: () => void isOurs(),
    takeTheirs: settle,
    keepMine: (values) => {
      settle();
      write(values);
    },
  };
}
