import { transaction } from "../../platform/database/transaction.ts";
import { appendToTrail, type TrailHead } from "../../trail/index.ts";
import { type Action, type Change, type Operation, Refusal } from "./action.ts";

/** The operator, and the dry-run flag. */
export interface Performance {
  readonly operator: string;
  readonly dryRun: boolean;
}

/** Outcome of an action; `entry` null: nothing changed, hence nothing recorded. */
export type Outcome =
  | { readonly done: true; readonly change: Change; readonly entry: TrailHead | null }
  | { readonly done: false; readonly refusal: string };

/** Carries out an action and writes it into the trail, both or neither. A dry run rolls both back. */
export async function perform(
  operation: Operation,
  action: Action,
  { operator, dryRun }: Performance,
): Promise<Outcome> {
  const at = new Date(operation.clock.now());
  const { command, subject, reason, carryOut } = action;
  let tried: Outcome | undefined;
  const work = transaction(operation.db, async (db): Promise<Outcome> => {
    const change = await carryOut({ ...operation, db });
    const entry = await appendToTrail(db, { at, operator, command, subject, reason, ...change });
    tried = { done: true, change, entry: dryRun ? null : entry };
    if (dryRun) throw new TakenBack();
    return tried;
  });
  try {
    return await work;
  } catch (error) {
    if (error instanceof TakenBack && tried !== undefined) return tried;
    if (error instanceof Refusal) return { done: false, refusal: error.message };
    throw error;
  }
}

/** Ends a dry run's transaction. */
class TakenBack extends Error {
  override readonly name = "TakenBack";
}
