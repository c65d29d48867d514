import { useState } from "react";
import type { Draft, DraftKind, KeptValues } from "./draft.ts";
import {
  asksForOtherSupport,
  createDraftKeeper,
  type DraftKeeper,
  type DraftOptions,
  type DraftPlace,
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
}

/** Reads the draft of a form once, when it is mounted. */
export function useInitialDraft<Values extends KeptValues>(
  kind: DraftKind<Values>,
  place: DraftPlace,
  { fresh, askedSupportId = null }: DraftOptions<Values>,
): InitialDraft<Values> {
  const [beginning] = useState(() => {
    const keeper = createDraftKeeper(kind, place, { fresh, askedSupportId });
    const draft = keeper.load();
    const initial = draft?.values ?? fresh;
    keeper.adopt(initial);
    const another = draft !== null && asksForOtherSupport(draft, askedSupportId);
    return { keeper, draft, initial, asksForOtherSupport: another };
  });
  return beginning;
}
