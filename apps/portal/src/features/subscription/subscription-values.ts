import { readPhone } from "@parution/rules/fields";
import type { Offer } from "../../shared/use-offers.ts";
import type { Delivery } from "./use-subscribing.ts";

/** Values of a subscription's order. */
export interface SubscriptionValues extends Delivery {
  readonly termsAccepted: boolean;
}

/** Delivery of an offer; empty for a digital one. */
export const deliveryOf = (
  { onPaper }: Pick<Offer, "onPaper">,
  { address, phone }: SubscriptionValues,
): Partial<Delivery> => (onPaper ? { address: address.trim(), phone: phone.trim() } : {});

type SubscriptionFaults = { readonly [Name in keyof SubscriptionValues]?: string };

/** Validates an order: a printed offer needs a delivery address and a contact, any offer needs the terms accepted. */
export const subscriptionFaults = (
  { onPaper }: Pick<Offer, "onPaper">,
  { address, phone, termsAccepted }: SubscriptionValues,
): SubscriptionFaults => ({
  ...(onPaper && address.trim() === "" && { address: "missing" }),
  ...(onPaper && readPhone(phone) === null && { phone: phone.trim() === "" ? "missing" : "phone" }),
  ...(!termsAccepted && { termsAccepted: "missing" }),
});
