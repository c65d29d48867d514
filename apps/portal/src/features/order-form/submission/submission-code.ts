import { placeAd } from "@parution/contract/lazy/orders";
import type { Send } from "../form-mode.ts";

export { fingerprintOf, orderBodyOf } from "./order-body.ts";
export { orderFaults } from "./order-schema.ts";

/** Orders an ad of an account without a convention. */
export const placeStandard: Send = async ({ client, body, payLater, idempotencyKey }) => {
  const input = { body, query: payLater ? { payLater } : {} };
  return { kind: "placed", ...(await client.call(placeAd, input, { idempotencyKey })) };
};
