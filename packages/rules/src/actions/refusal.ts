/** Why finalising an unpaid ad or order is refused; the ceiling is said before the date. */
export type FinaliseRefusal = "ceiling" | "date-passed";

/** Facts of an account for the action tables. */
export interface ActingAccount {
  /** As `standingOf` has it. */
  readonly credit: boolean;
  /** As `standingOf` has it. */
  readonly onAccount: boolean;
  /** True when the server says that the ceiling is exceeded (`plafond.depasse`). */
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
