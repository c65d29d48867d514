/** The outcomes that the payer may choose (docs/domain/payments.md#card-sandbox), in the order they are shown. */
export const outcomeIds = [
  "success",
  "refusal",
  "late",
  "repeated",
  "forged",
  "silent",
  "wrongAmount",
] as const;

export type OutcomeId = (typeof outcomeIds)[number];

/** Kind of callback. */
type CallbackPlan = "once" | "late" | "repeated" | "none";

/** Effects of the payer's choice. */
export interface Outcome {
  readonly approved: boolean;
  readonly callback: CallbackPlan;
  /** `wrong`: the callback and the return name another amount than the merchant asked. */
  readonly amount: "asked" | "wrong";
  /** `forged`: signed without the merchant's store key. */
  readonly signature: "genuine" | "forged";
  /** `answered`: to `okUrl` when the merchant accepted the callback, else to `failUrl`. */
  readonly returnTo: "answered" | "ok" | "fail";
}

const paid: Outcome = {
  approved: true,
  callback: "once",
  amount: "asked",
  signature: "genuine",
  returnTo: "answered",
};

export const outcomes: Readonly<Record<OutcomeId, Outcome>> = {
  success: paid,
  refusal: { ...paid, approved: false, returnTo: "fail" },
  late: { ...paid, callback: "late", returnTo: "ok" },
  repeated: { ...paid, callback: "repeated" },
  forged: { ...paid, signature: "forged", returnTo: "ok" },
  silent: { ...paid, callback: "none", returnTo: "ok" },
  wrongAmount: { ...paid, amount: "wrong" },
};
