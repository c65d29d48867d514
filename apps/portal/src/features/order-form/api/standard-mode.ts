import { placeAd } from "@parution/contract/orders";
import type { NewOrderMode } from "../model/form-mode.ts";

/** A new order of an account without a convention. */
export const standardMode: NewOrderMode = {
  kind: "standard",
  send: async ({ client, body, payLater, idempotencyKey }) => {
    const input = { body, query: payLater ? { payLater } : {} };
    return { kind: "placed", ...(await client.call(placeAd, input, { idempotencyKey })) };
  },
};
