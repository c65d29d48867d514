import type { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import type { Notice } from "../list/notice-alert.tsx";

export type MyAds = CallAnswer<typeof readMyAds>;
export type MyAd = MyAds["ads"][number];

/** What the actions on an ad need to know of it, in a list and alone. */
export type ActedAd = Pick<
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
>;

/** What every dialog about an ad is given. */
export interface AdDialogProps {
  ad: ActedAd;
  /** Nothing was done. */
  onClose: () => void;
  /** It is done: what to say of it. */
  onDone: (notice: Notice) => void;
}

/** The page of one ad (specification 2, point 2). */
export const adPath = ({ slug, id }: Pick<ActedAd, "slug" | "id">): string =>
  `/mes-annonce/show/${encodeURIComponent(slug)}/${id}`;
