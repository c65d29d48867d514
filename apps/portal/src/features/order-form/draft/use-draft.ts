import { type FormDraft, useFormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { type InitialDraft, useInitialDraft } from "@parution/app/drafts/use-initial-draft.ts";
import { usePageLocation } from "@parution/app/links/links.tsx";
import type { UseFormReturn } from "react-hook-form";
import { useParams } from "react-router";
import { useKeptFiles } from "../files/use-kept-files.ts";
import type { FormName } from "../form-mode.ts";
import type { OrderValues } from "../order-values.ts";
import { supportIdIn } from "../use-start.ts";
import { adDraft } from "./draft.ts";

/** A form's draft, with the files that belong to it. */
export interface OrderDraft extends FormDraft<OrderValues> {
  /** Files of the draft that are no longer on this machine, by name. */
  readonly lostFiles: readonly string[];
}

/** Reads the draft of a user's form, once; `fresh` is the form without one. */
export function useInitialOrder(
  draftId: { readonly userId: number; readonly form: FormName },
  fresh: OrderValues,
): InitialDraft<OrderValues> {
  const askedSupportId = useNamesSupport() ? fresh.supportId : null;
  const broughtFrom = takesTrial(draftId.form) ? TRIAL_DRAFT : undefined;
  return useInitialDraft(adDraft, draftId, { fresh, askedSupportId, broughtFrom });
}

/** Identity of the draft that a visitor composed before the login; no user has this id. */
export const TRIAL_DRAFT = { userId: 0, form: "trial" } as const;

/** True for forms of a new order. */
const takesTrial = (form: FormName): boolean => form === "standard" || form === "tender";

/** True where the address names a support. */
function useNamesSupport(): boolean {
  const { support } = useParams();
  const { supportSlug } = usePageLocation();
  return supportIdIn(support) !== null || supportSlug !== null;
}

/** Keeps the form and its files on this machine while it is filled in; `fresh` are its values after a restart. */
export function useOrderDraft(
  form: UseFormReturn<OrderValues>,
  beginning: InitialDraft<OrderValues>,
  fresh: OrderValues,
  onReset: () => void,
): OrderDraft {
  const draft = useFormDraft(form, beginning, fresh, onReset);
  const { broughtFrom, keeper } = beginning;
  const files = useKeptFiles(form, keeper, {
    restored: draft.restored,
    paused: draft.conflict !== null,
    broughtFrom,
  });
  return {
    ...draft,
    takeOtherVersion: () => {
      const other = draft.takeOtherVersion();
      files.restore(other);
      return other;
    },
    lostFiles: files.lost,
    durable: draft.durable && files.durable,
  };
}
