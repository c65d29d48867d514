/** An entry of an action table: an action, or an action with what it requires. */
export type Entry<Action extends string, Condition extends string> =
  | Action
  | readonly [action: Action, requires: Condition];

/** The actions of `row` whose requirement holds, in the row's order. */
export function offeredActions<Action extends string, Condition extends string>(
  row: readonly Entry<Action, Condition>[],
  holds: Readonly<Record<Condition, boolean>>,
): Action[] {
  return row.flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    const [action, requires] = entry;
    return holds[requires] ? [action] : [];
  });
}
