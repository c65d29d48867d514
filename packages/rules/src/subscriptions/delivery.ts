import { isPhone } from "../fields/index.ts";

/** Delivery address of a printed subscription, and the carrier's contact. */
export interface Delivery {
  readonly address: string;
  readonly phone: string;
}

type DeliveryFaults<Fault extends string> = { readonly [Name in keyof Delivery]?: Fault };

/** Characters of a delivery address at most. */
export const LONGEST_DELIVERY_ADDRESS = 300;

/** Faults of what is given; an empty field has none (docs/domain/catalogue.md#subscription-offers). */
export function deliveryFaults({ address, phone }: Delivery): DeliveryFaults<"long" | "phone"> {
  return {
    ...(address.trim().length > LONGEST_DELIVERY_ADDRESS && { address: "long" }),
    ...(phone.trim() !== "" && !isPhone(phone.trim()) && { phone: "phone" }),
  };
}

/** Empty fields, for which the portal's form asks; the call takes an order without them. */
export function missingDelivery({ address, phone }: Delivery): DeliveryFaults<"missing"> {
  return {
    ...(address.trim() === "" && { address: "missing" }),
    ...(phone.trim() === "" && { phone: "missing" }),
  };
}
