import { callLater } from "../../../shared/api/call-later.ts";
import type { Send } from "../model/form-mode.ts";

const placeAd = callLater(() => import("@parution/contract/orders"), "placeAd");

/** Orders an ad of an account without a convention. */
export const placeStandard: Send = async ({ client, body, payLater, idempotencyKey }) => {
  const input = { body, query: payLater ? { payLater } : {} };
  return { kind: "placed", ...(await client.call(placeAd, input, { idempotencyKey })) };
};
