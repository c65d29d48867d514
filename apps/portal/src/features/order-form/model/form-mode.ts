import type { CallAnswer } from "@parution/contract/call";
import type { readEditableAd } from "@parution/contract/orders";
import type { FormName } from "./draft-keeper.ts";

/** A notice as the form takes it up again. */
export type EditableAd = CallAnswer<typeof readEditableAd>;

/** Which of the three order forms is on the page. */
export type FormMode =
  | { readonly kind: "standard" | "tender" }
  | { readonly kind: "edit"; readonly ad: EditableAd };

/** The name of a form's draft: each form keeps one of its own. */
export const formNameOf = (mode: FormMode): FormName =>
  mode.kind === "edit" ? `ad-${mode.ad.id}` : mode.kind;
