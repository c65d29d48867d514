import { STORY_NOW } from "@parution/app/testing/samples.ts";
import type { CallAnswer } from "@parution/contract/call";
import type { readPaymentState } from "@parution/contract/payments";

/** State of an order with a cash code that is open until midnight. */
export const awaitedCash: CallAnswer<typeof readPaymentState> = {
  id: 299,
  reference: "C00000299",
  kind: "ad",
  status: "paymentPending",
  total: 84_00,
  method: "cashPartner",
  attempt: { method: "cashPartner", amount: 84_00, outcome: "underWay" },
  cashCode: {
    code: "482109375519",
    amount: 84_00,
    expiresAt: Date.parse("2026-11-24T23:00:00Z"),
    partnerUrl: "https://especes.exemple.ma/agences",
  },
  afterClosing: false,
  now: Date.parse(STORY_NOW),
};
