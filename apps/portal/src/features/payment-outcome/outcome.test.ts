import { describe, expect, it } from "vitest";
import {
  type Claim,
  claimOfPage,
  isOpen,
  type Outcome,
  outcomeOf,
  type PaymentState,
} from "./outcome.ts";

const state: PaymentState = {
  id: 7,
  reference: "C00000007",
  kind: "ad",
  status: "unpaid",
  total: 48_00,
  method: null,
  attempt: null,
  cashCode: null,
  afterClosing: false,
  now: 0,
};
const code = { code: "482109375519", amount: 48_00, expiresAt: 1, partnerUrl: "https://p.test/" };
const attempt = (outcome: NonNullable<PaymentState["attempt"]>["outcome"]) => ({
  attempt: { method: "card" as const, amount: 48_00, outcome },
});
const claims: readonly Claim[] = ["success", "failure", "pending"];

it.each([
  ["/paiement-succes", "success"],
  ["/paiement-encours", "pending"],
  ["/paiement-echoue", "failure"],
])("%s claims %s", (page, claim) => {
  expect(claimOfPage(page)).toBe(claim);
});

describe("the outcome of an order, whatever its address claims,", () => {
  it.each<[string, Partial<PaymentState>, Outcome]>([
    ["is paid", { status: "paid" }, "paid"],
    ["is on term", { status: "processing" }, "processing"],
    ["is cancelled", { status: "cancelled" }, "cancelled"],
    [
      "was cancelled before its money came",
      { status: "cancelled", ...attempt("credited") },
      "credited",
    ],
    ["has a code", { status: "paymentPending", cashCode: code }, "cash"],
    ["has a code that just ran out", { status: "paymentPending" }, "expired"],
    ["was never tried", {}, "unpaid"],
    ["is a top-up never tried", { status: "topUpAwaiting", kind: "topup" }, "unpaid"],
    ["was refused", attempt("refused"), "refused"],
    ["had a code", attempt("expired"), "expired"],
    ["was paid too late", attempt("credited"), "credited"],
  ])("that %s", (_, changes, outcome) => {
    for (const claim of claims) expect(outcomeOf({ ...state, ...changes }, claim)).toBe(outcome);
  });
});

it("waits for the provider's callback, unless the payer turned back", () => {
  const open = { ...state, ...attempt("underWay") };
  expect(claims.map((claim) => outcomeOf(open, claim))).toEqual([
    "waiting",
    "abandoned",
    "waiting",
  ]);
});

it("repeats the request only while a provider may still call back", () => {
  expect(isOpen("waiting") && isOpen("cash") && isOpen("abandoned")).toBe(true);
  expect(isOpen("paid") || isOpen("refused") || isOpen("unpaid") || isOpen("expired")).toBe(false);
});
