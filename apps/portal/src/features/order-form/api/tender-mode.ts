import { placeTenderAd } from "@parution/contract/orders";
import type { NewOrderMode } from "../model/form-mode.ts";

/** A new order under a convention. */
export const tenderMode: NewOrderMode = {
  kind: "tender",
  send: async ({ client, body, payLater, idempotencyKey }) => {
    const input = { body, query: payLater ? { payLater } : {} };
    return { kind: "placed", ...(await client.call(placeTenderAd, input, { idempotencyKey })) };
  },
};
