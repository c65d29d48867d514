/** Reason for refusing to finalise an unpaid ad or order; the ceiling is reported before the date. */
export type FinaliseRefusal = "ceiling" | "date-passed";

/** Facts of an account for the action tables. */
export interface ActingAccount {
  /** True for a credit account, as `creditTermsOf` has it. */
  readonly credit: boolean;
  /** True for an account on term, as `creditTermsOf` has it. */
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

/** An entry of an action table: an action, or an action with its requirement. */
export type Entry<Action extends string, Condition extends string> =
  | Action
  | readonly [action: Action, requires: Condition];

/** Actions on an ad or an order. */
export interface OfferedActions<Action extends string, Refusal extends string = FinaliseRefusal> {
  /** Offered actions in the table's order. Finalise is offered even when refused, to say why. */
  readonly offered: readonly Action[];
  /** Reason why finalise would fail; `null` when it would not, or is not offered. */
  readonly finaliseRefusal: Refusal | null;
}

/** The actions of `row` whose requirement holds; `refusal` counts where finalise is among them. */
export function offer<Action extends string, Condition extends string, Refusal extends string>(
  row: readonly Entry<Action | "finalise", Condition>[],
  holds: Readonly<Record<Condition, boolean>>,
  refusal: Refusal | null,
): OfferedActions<Action | "finalise", Refusal> {
  const offered = row
    .filter((entry) => typeof entry === "string" || holds[entry[1]])
    .map((entry) => (typeof entry === "string" ? entry : entry[0]));
  return { offered, finaliseRefusal: offered.includes("finalise") ? refusal : null };
}
