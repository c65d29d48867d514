import { callLater } from "../../../shared/api/call-later.ts";
import type { NewOrderMode } from "../model/form-mode.ts";

const placeTenderAd = callLater(() => import("@parution/contract/orders"), "placeTenderAd");

/** A new order under a convention. */
export const tenderMode: NewOrderMode = {
  kind: "tender",
  send: async ({ client, body, payLater, idempotencyKey }) => {
    const input = { body, query: payLater ? { payLater } : {} };
    return { kind: "placed", ...(await client.call(placeTenderAd, input, { idempotencyKey })) };
  },
};
