import type { CallAnswer, CallInput } from "@parution/contract/call";
import type { LazyClient } from "@parution/contract/lazy";
import type { editAd, placeAd, readEditableAd } from "@parution/contract/orders";

/** An ad that is edited, with all its values. */
export type EditableAd = CallAnswer<typeof readEditableAd>;
export type EditedAd = CallAnswer<typeof editAd>;
export type OrderBody = CallInput<typeof placeAd>["body"];

/** Answer to an order or to an edit. */
export type Sent =
  | ({ readonly kind: "placed" } & CallAnswer<typeof placeAd>)
  | ({ readonly kind: "edited" } & EditedAd);

/** Content of a form with what its call needs. */
export interface Sending {
  readonly client: LazyClient;
  readonly body: OrderBody;
  readonly payLater: boolean;
  readonly idempotencyKey: string;
}

export type Send = (sending: Sending) => Promise<Sent>;

/** A form for a new order. */
export interface NewOrderMode {
  readonly kind: "standard" | "tender";
  readonly send: Send;
}

/** A form that changes an ad. */
export interface EditMode {
  readonly kind: "edit";
  readonly send: Send;
  readonly ad: EditableAd;
}

/** Form of a visitor, without submission. */
export interface TrialMode {
  readonly kind: "trial";
}

/** The order form on the page, with its call. */
export type FormMode = NewOrderMode | EditMode | TrialMode;

/** The standard form, the tender form, a visitor's, or the edit of one ad: each keeps a draft of its own. */
export type FormName = "standard" | "tender" | "trial" | `ad-${number}`;

/** Name of a form's draft. */
export const formNameOf = (mode: FormMode): FormName =>
  mode.kind === "edit" ? `ad-${mode.ad.id}` : mode.kind;
