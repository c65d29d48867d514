import type { FinaliseRefusal } from "./refusal.ts";

/** An entry of an action table: an action, or an action with its requirement. */
export type Entry<Action extends string, Condition extends string> =
  | Action
  | readonly [action: Action, requires: Condition];

/** Actions on an ad or an order. */
export interface OfferedActions<Action extends string, Refusal extends string = FinaliseRefusal> {
  /** In the table's order. Finalise is offered even when refused, to say why. */
  readonly offered: readonly Action[];
  /** Why finalise would fail; `null` when it would not, or is not offered. */
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

/** True when `action` may be taken: offered, and not refused. */
export function allows<Action extends string>(
  { offered, finaliseRefusal }: OfferedActions<Action, string>,
  action: Action,
): boolean {
  return offered.includes(action) && (action !== "finalise" || finaliseRefusal === null);
}
