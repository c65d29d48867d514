import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { EntryKind } from "../platform/database/tables/orders.ts";
import { insertEntries, insertEntry, insertLines } from "./queries.ts";

/** A movement of money between accounts. */
export interface Movement {
  readonly kind: EntryKind;
  /** Subject («order:12»): the database refuses a second movement with the same key. */
  readonly key: string;
  readonly orderId?: number;
  readonly paymentId?: number;
  readonly at: Date;
  /** Centimes that each account gains, negative for a loss. They sum to zero; zeros are left out. */
  readonly lines: readonly { readonly account: number; readonly amount: Centimes }[];
}

/** Posts a movement, unless it moves nothing; the database updates the accounts' amounts with it. */
export async function postMovement(tx: Transaction<Database>, movement: Movement): Promise<void> {
  const lines = linesOf(movement);
  if (lines.length > 0) await insertEntry(tx, movement, lines);
}

/** Posts many movements: {@link postMovement} for each, in two statements. */
export async function postMovements(
  tx: Transaction<Database>,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.length === 0) return;
  const entries = await insertEntries(tx, movements);
  const byKey = new Map(movements.map((movement) => [movement.key, linesOf(movement)]));
  const lines = entries.flatMap(({ id, key }) =>
    (byKey.get(key) ?? []).map((line) => ({ ...line, entryId: id })),
  );
  await insertLines(tx, lines);
}

const linesOf = ({ lines }: Movement): Movement["lines"] =>
  lines.filter(({ amount }) => amount !== 0);
