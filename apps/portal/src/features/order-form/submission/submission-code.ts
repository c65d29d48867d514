import { placeAd, placeTenderAd } from "@parution/contract/lazy/orders";
import type { Send } from "../form-mode.ts";

export { fingerprintOf, orderBodyOf } from "./order-body.ts";
export { orderFaults } from "./order-schema.ts";

/** Orders an ad of an account without a convention. */
export const placeStandard: Send = async ({ client, body, payLater, idempotencyKey }) => {
  const input = { body, query: payLater ? { payLater } : {} };
  return { kind: "placed", ...(await client.call(placeAd, input, { idempotencyKey })) };
};

/** Orders an ad under a convention. */
export const placeTender: Send = async ({ client, body, payLater, idempotencyKey }) => {
  const input = { body, query: payLater ? { payLater } : {} };
  return { kind: "placed", ...(await client.call(placeTenderAd, input, { idempotencyKey })) };
};
