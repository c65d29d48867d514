import type { Transaction } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import type { Facts } from "../../trail/index.ts";

/** Context of an operator's action. */
export type Operation = Pick<Context, "clock" | "config" | "db">;

/** An operation inside its transaction. */
export interface OperationInside extends Omit<Operation, "db"> {
  readonly db: Transaction<Database>;
}

/** One action of an operator, with its entry of the trail. */
export interface Action {
  readonly command: string;
  /** Reference by which an operator searches: «A00000012», «account 7». */
  readonly subject: string;
  readonly reason: string | null;
  /**
   * Carries the action out, in the given transaction.
   * @throws Refusal when it cannot be done; nothing is changed then.
   */
  readonly carryOut: (operation: OperationInside) => Promise<Change>;
}

export interface Change {
  readonly before: Facts;
  readonly after: Facts;
}

/** Refusal of an action, in one sentence for the operator. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
