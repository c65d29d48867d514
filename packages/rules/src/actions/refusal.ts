/** Reason for refusing to finalise an unpaid ad or order; the ceiling is reported before the date. */
export type FinaliseRefusal = "ceiling" | "date-passed";

/** Facts of an account for the action tables. */
export interface ActingAccount {
  /** As `creditTermsOf` has it. */
  readonly credit: boolean;
  /** As `creditTermsOf` has it. */
  readonly onAccount: boolean;
  /** True where the server reports that the ceiling is exceeded (`plafond.depasse`). */
  readonly ceilingExceeded: boolean;
}

/** Only credit accounts have a ceiling (docs/domain/payments.md#ceiling). */
export function finaliseRefusal(
  account: Pick<ActingAccount, "credit" | "ceilingExceeded">,
  inTime: boolean,
): FinaliseRefusal | null {
  if (account.credit && account.ceilingExceeded) return "ceiling";
  return inTime ? null : "date-passed";
}
