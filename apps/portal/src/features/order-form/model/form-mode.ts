import type { CallAnswer, CallInput } from "@parution/contract/call";
import type { editAd, placeAd, readEditableAd } from "@parution/contract/orders";
import type { LaterClient } from "../../../shared/api/later-client.ts";

/** A notice as the form takes it up again. */
export type EditableAd = CallAnswer<typeof readEditableAd>;
export type EditedAd = CallAnswer<typeof editAd>;
export type OrderBody = CallInput<typeof placeAd>["body"];

/** What came of an order, or of the edit of one. */
export type Sent =
  | ({ readonly kind: "placed" } & CallAnswer<typeof placeAd>)
  | ({ readonly kind: "edited" } & EditedAd);

/** What a form holds, on its way: by the call of that form. */
export interface Sending {
  readonly client: LaterClient;
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

/** Which of the three order forms is on the page, and where it sends what it holds. */
export type FormMode = NewOrderMode | EditMode;

/** The standard form, the tender form, or the edit of one ad: each keeps a draft of its own. */
export type FormName = "standard" | "tender" | `ad-${number}`;

/** Under which name a form keeps its draft. */
export const formNameOf = (mode: FormMode): FormName =>
  mode.kind === "edit" ? `ad-${mode.ad.id}` : mode.kind;
