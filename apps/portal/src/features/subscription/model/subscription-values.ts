import type { Offer } from "../../../shared/subscriptions/use-offers.ts";
import type { Delivery } from "./use-subscribing.ts";

/** The answers that an order of a subscription asks for. */
export interface SubscriptionValues extends Delivery {
  readonly termsAccepted: boolean;
}

/** Where an offer is brought; nothing for a digital one. */
export const deliveryOf = (
  { onPaper }: Pick<Offer, "onPaper">,
  { address, phone }: SubscriptionValues,
): Partial<Delivery> => (onPaper ? { address: address.trim(), phone: phone.trim() } : {});
