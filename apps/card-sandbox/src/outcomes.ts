/** The outcomes that the payer may choose (readings J4), in the order they are shown. */
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

/** How the callback is made. */
type CallbackPlan = "once" | "late" | "repeated" | "none";

/** What happens once the payer has chosen. */
export interface Outcome {
  readonly approved: boolean;
  readonly callback: CallbackPlan;
  /** `wrong`: the callback and the return name another amount than the merchant asked. */
  readonly amount: "asked" | "wrong";
  /** `forged`: signed by somebody who does not know the store key. */
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
