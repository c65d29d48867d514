import type { Centimes } from "@parution/rules/money";
import type { Queries } from "../platform/database/index.ts";

/** What a business on credit may still order; wire `plafond`. */
export interface CreditCondition {
  /** Most that may be owed at once; null: any amount. */
  readonly ceiling: Centimes | null;
  readonly owed: Centimes;
  /** Whether nothing more may be ordered on term; wire `depasse`. */
  readonly exceeded: boolean;
}

/** Whether `total` more may be owed. */
export function fitsCeiling(ceiling: Centimes | null, owed: Centimes, total: Centimes): boolean {
  return ceiling === null || owed + total <= ceiling;
}

/** Whether a business orders on term, and up to what it may owe; null: any amount. */
export async function readCredit(db: Queries, businessId: number) {
  const { credit_account, ceiling } = await db
    .selectFrom("businesses")
    .select(["credit_account", "ceiling"])
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
  return { onCredit: credit_account, ceiling };
}

/** The credit condition of a business; one without credit never exceeds it (readings G1). */
export async function readCreditCondition(
  db: Queries,
  businessId: number,
): Promise<CreditCondition> {
  const row = await selectCredit(db)
    .where("businesses.id", "=", businessId)
    .executeTakeFirstOrThrow();
  return creditConditionOf(row);
}

/** What {@link creditConditionOf} asks of each business. */
export const selectCredit = (db: Queries) =>
  db
    .selectFrom("businesses")
    .innerJoin("business_balances", "business_balances.business_id", "businesses.id")
    .select(["businesses.ceiling", "businesses.credit_account", "business_balances.owed"]);

export interface CreditRow {
  readonly ceiling: Centimes | null;
  readonly credit_account: boolean;
  readonly owed: Centimes;
}

/** Of an account without credit: there is nothing to exceed. */
export const noCredit: CreditCondition = { ceiling: null, owed: 0, exceeded: false };

/** As {@link readCreditCondition}, of what was read beside something else. */
export function creditConditionOf({ ceiling, owed, credit_account }: CreditRow): CreditCondition {
  return { ceiling, owed, exceeded: credit_account && !fitsCeiling(ceiling, owed, 1) };
}
