import type { CallAnswer } from "@parution/contract/call";
import type { readPaymentState } from "@parution/contract/payments";
import { STORY_NOW } from "../../page-story/samples.ts";

/** The state of an order with a code that can be paid in cash until midnight. */
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
  now: Date.parse(STORY_NOW),
};
