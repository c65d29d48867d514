import { useState } from "react";
import type { Draft, DraftKind, KeptValues } from "./draft.ts";
import {
  asksForOtherSupport,
  createDraftKeeper,
  type DraftId,
  type DraftKeeper,
  type DraftOptions,
  storedDraft,
} from "./draft-keeper.ts";

/** Initial state of a form: its draft, else its fresh values. */
export interface InitialDraft<Values> {
  readonly keeper: DraftKeeper<Values>;
  /** Restored draft; null for none. */
  readonly draft: Draft<Values> | null;
  /** Initial values of the form. */
  readonly initial: Values;
  /** True where the address names another support than the draft's. */
  readonly asksForOtherSupport: boolean;
  /** Identity under which the restored draft was stored, where it is not the form's own; null otherwise. */
  readonly broughtFrom: DraftId | null;
}

interface InitialDraftOptions<Values> extends DraftOptions<Values> {
  /** Identity of a draft that goes before the form's own, such as the one from before the login. */
  readonly broughtFrom?: DraftId | undefined;
}

/** Reads the draft of a form once, when it is mounted. */
export function useInitialDraft<Values extends KeptValues>(
  kind: DraftKind<Values>,
  draftId: DraftId,
  { fresh, askedSupportId = null, broughtFrom }: InitialDraftOptions<Values>,
): InitialDraft<Values> {
  const [beginning] = useState(() => {
    const keeper = createDraftKeeper(kind, draftId, { fresh, askedSupportId });
    const brought = broughtFrom === undefined ? null : storedDraft(kind, broughtFrom);
    const own = storedDraft(kind, draftId);
    const draft = brought ?? own;
    const initial = draft?.values ?? fresh;
    const isStored = brought === null || contentIn(kind, own) === contentIn(kind, brought);
    // One that was brought along is stored, or reported beside the form's own, with the first effect.
    if (isStored) {
      keeper.load();
      keeper.adopt(initial);
    }
    const another = draft !== null && asksForOtherSupport(draft, askedSupportId);
    return {
      keeper,
      draft,
      initial,
      asksForOtherSupport: another,
      broughtFrom: brought === null ? null : (broughtFrom ?? null),
    };
  });
  return beginning;
}

const contentIn = <Values extends KeptValues>(
  { contentOf }: DraftKind<Values>,
  draft: Draft<Values> | null,
) => draft && contentOf(draft.values);
