import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import type { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";

export type MyAds = CallAnswer<typeof readMyAds>;
export type MyAd = MyAds["ads"][number];

/** Fields of an ad that its actions need, in a list or alone. */
export type AdWithActions = Pick<
  MyAd,
  | "id"
  | "reference"
  | "orderId"
  | "slug"
  | "title"
  | "firstDate"
  | "pdfDates"
  | "support"
  | "actions"
  | "paymentMethod"
  | "finaliseRefusal"
  | "ceilingExceeded"
>;

/** Props of every dialog about an ad. */
export interface AdDialogProps {
  ad: AdWithActions;
  /** Called when the dialog is closed without an action. */
  onClose: () => void;
  /** Called with a message after the action. */
  onDone: (outcome: ActionOutcome) => void;
}

/** Path of one ad's page. */
export const adPath = ({ slug, id }: Pick<AdWithActions, "slug" | "id">): string =>
  `/mes-annonce/show/${encodeURIComponent(slug)}/${id}`;
