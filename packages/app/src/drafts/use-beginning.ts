import { useState } from "react";
import type { Draft, DraftKind, KeptValues } from "./draft.ts";
import {
  asksForAnother,
  createDraftKeeper,
  type DraftKeeper,
  type DraftOptions,
  type DraftPlace,
} from "./draft-keeper.ts";

/** How a form begins: with the draft of its place, else anew. */
export interface Beginning<Values> {
  readonly keeper: DraftKeeper<Values>;
  /** The draft that the form began with, or null. */
  readonly draft: Draft<Values> | null;
  /** What the form holds at first. */
  readonly initial: Values;
  /** Whether the address asks for a form on another support than the draft's. */
  readonly asksForAnother: boolean;
}

/** Reads the draft of a form, once. */
export function useBeginning<Values extends KeptValues>(
  kind: DraftKind<Values>,
  place: DraftPlace,
  { fresh, askedSupportId = null }: DraftOptions<Values>,
): Beginning<Values> {
  const [beginning] = useState(() => {
    const keeper = createDraftKeeper(kind, place, { fresh, askedSupportId });
    const draft = keeper.load();
    const initial = draft?.values ?? fresh;
    keeper.adopt(initial);
    const another = draft !== null && asksForAnother(draft, askedSupportId);
    return { keeper, draft, initial, asksForAnother: another };
  });
  return beginning;
}
