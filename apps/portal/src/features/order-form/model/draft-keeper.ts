import { serverNow } from "../../../shared/clock/server-clock.ts";
import { readStored, removeStored, writeStored } from "../../../shared/storage/stored.ts";
import {
  contentOf,
  type Draft,
  fileNamesOf,
  isWorthKeeping,
  readDraft,
  writeDraft,
} from "./draft.ts";
import type { OrderValues } from "./order-values.ts";

/** The standard form, the tender form, or the edit of one ad. */
export type FormName = "standard" | "tender" | `ad-${number}`;

/** Whose form it is, and which one: each keeps a draft of its own. */
export interface DraftPlace {
  readonly userId: number;
  readonly form: FormName;
}

/** What another tab left in this form's place: its draft, or null where it sent or gave up the order. */
export interface Rival {
  readonly draft: Draft | null;
}

/** How the keeping goes. */
export interface DraftState {
  /** Set once another tab has changed the draft: nothing is kept here until the person has decided. */
  readonly rival: Rival | null;
  /** False once the browser refuses to store: the draft then lasts as long as the page. */
  readonly durable: boolean;
}

export interface DraftKeeper {
  readonly place: DraftPlace;
  readonly state: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The draft that was kept, or null: the form begins with it. */
  readonly load: () => Draft | null;
  /** Says that the form holds what is kept, as when it has just begun: nothing is written until it changes. */
  readonly adopt: (values: OrderValues) => void;
  /** Keeps the form, or forgets the draft when there is nothing in it; waits while a rival stands. */
  readonly keep: (values: OrderValues) => void;
  /** Looks whether another tab has changed the draft. */
  readonly check: () => void;
  /** Decides for the other tab's: answers its draft, null when it left none. */
  readonly takeTheirs: () => Draft | null;
  /** Decides for this tab's, which is kept in place of the other's. */
  readonly keepMine: (values: OrderValues) => void;
}

/** Under which name this machine keeps the draft of a form. */
export const draftKey = ({ userId, form }: DraftPlace): string =>
  `parution.order-draft.${userId}.${form}`;

/** The draft that this machine holds, or null. */
export function storedDraft(place: DraftPlace): Draft | null {
  const text = readStored(draftKey(place));
  return text === null ? null : readDraft(text);
}

export interface DraftOptions {
  /** What is worth keeping; by default whatever a person wrote or chose. */
  readonly isKept?: ((values: OrderValues) => boolean) | undefined;
  /** The support that the address names, or null. */
  readonly askedSupportId?: number | null;
}

/** Whether an order is asked for on a support that the draft is not for, and it has not been asked yet. */
export const asksForAnother = (draft: Draft, askedSupportId: number | null): boolean =>
  askedSupportId !== null &&
  askedSupportId !== draft.askedSupportId &&
  askedSupportId !== draft.values.supportId;

/**
 * Keeps one form on this machine. Two tabs never overwrite each other silently: who finds another revision than the
 * one it knows stops and asks.
 */
export function createDraftKeeper(
  place: DraftPlace,
  { isKept = isWorthKeeping, askedSupportId = null }: DraftOptions = {},
): DraftKeeper {
  const key = draftKey(place);
  const listeners = new Set<() => void>();
  let state: DraftState = { rival: null, durable: true };
  /** The revision that this tab read or wrote last, null when there was no draft. */
  let known: string | null = null;
  let content: string | null = null;

  function update(changes: Partial<DraftState>): void {
    const before = state;
    state = { ...state, ...changes };
    if (before.rival === state.rival && before.durable === state.durable) return;
    for (const listener of listeners) listener();
  }

  /** Whether the draft is still the one that this tab knows; if not, the rival is told. */
  function isOurs(): boolean {
    const draft = storedDraft(place);
    const revision = draft?.revision ?? null;
    if (revision === known) return true;
    if (state.rival === null || (state.rival.draft?.revision ?? null) !== revision) {
      update({ rival: { draft } });
    }
    return false;
  }

  function write(values: OrderValues): void {
    content = contentOf(values);
    if (!isKept(values)) {
      known = null;
      removeStored(key);
      return;
    }
    known = crypto.randomUUID();
    const draft: Draft = {
      revision: known,
      keptAt: serverNow(),
      values,
      fileNames: fileNamesOf(values),
      askedSupportId,
    };
    update({ durable: writeStored(key, writeDraft(draft)) });
  }

  /** From here on, what is stored is what this tab knows. */
  function settle(): Draft | null {
    const draft = storedDraft(place);
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
      content = contentOf(values);
    },
    keep: (values) => {
      // The same content again is no change that another tab should hear of.
      if (contentOf(values) === content || !isOurs()) return;
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
