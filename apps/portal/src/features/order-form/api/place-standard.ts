import { placeAd } from "@parution/contract/orders";
import type { Send } from "../model/form-mode.ts";

/** Orders an ad of an account without a convention. */
export const placeStandard: Send = async ({ client, body, payLater, idempotencyKey }) => {
  const input = { body, query: payLater ? { payLater } : {} };
  return { kind: "placed", ...(await client.call(placeAd, input, { idempotencyKey })) };
};
