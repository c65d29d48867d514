import type { topUp } from "@parution/contract/payments";
import { type Centimes, toDecimal } from "@parution/rules/money";
import { type TopUpRefusal, topUpRefusal, topUpRoom } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import { lockAccounts } from "./accounts.ts";
import { selectCredit, selectCreditTerms } from "./queries.ts";

/** Amount that a business on credit may still order, in centimes; wire `plafond`. */
export interface CreditCondition {
  /** Most that may be owed at once; null: any amount. */
  readonly ceiling: Centimes | null;
  readonly owed: Centimes;
  /** True when nothing more may be ordered on term; wire `depasse`. */
  readonly exceeded: boolean;
}

/** True when `total` more may be owed. */
export function fitsCeiling(ceiling: Centimes | null, owed: Centimes, total: Centimes): boolean {
  return ceiling === null || owed + total <= ceiling;
}

/** A business's credit terms: orders on term or not, and its ceiling in centimes; null: no ceiling. */
export async function readCredit(db: Queries, businessId: number) {
  const { credit_account, ceiling } = await selectCreditTerms(db, businessId);
  return { onCredit: credit_account, ceiling };
}

/** The credit condition of a business; one without credit never exceeds it (docs/domain/payments.md#ceiling). */
export async function readCreditCondition(
  db: Queries,
  businessId: number,
): Promise<CreditCondition> {
  const row = await selectCredit(db)
    .where("businesses.id", "=", businessId)
    .executeTakeFirstOrThrow();
  return creditConditionOf(row);
}

export interface CreditRow {
  readonly ceiling: Centimes | null;
  readonly credit_account: boolean;
  readonly owed: Centimes;
}

/** Credit condition of an account without credit, which has no ceiling to exceed. */
export const noCredit: CreditCondition = { ceiling: null, owed: 0, exceeded: false };

/** Variant of {@link readCreditCondition} for a row of {@link selectCredit} that was read with other columns. */
export function creditConditionOf({ ceiling, owed, credit_account }: CreditRow): CreditCondition {
  return { ceiling, owed, exceeded: credit_account && !fitsCeiling(ceiling, owed, 1) };
}

/**
 * Requires room for a top-up on the balance, each time its card page is opened. Money that has been paid nevertheless
 * is always credited.
 * @throws ProblemError 422 on `amount` when it is more than a top-up or the balance may hold.
 */
export async function requireTopUpRoom(
  tx: Transaction<Database>,
  businessId: number,
  amount: Centimes,
): Promise<void> {
  const { balance } = await lockAccounts(tx, businessId);
  const refusal = topUpRefusal(amount, balance);
  if (refusal === null) return;
  const message = describe(refusal, topUpRoom(balance));
  throw invalid<typeof topUp>({ amount: [message] }, message);
}

function describe(refusal: TopUpRefusal, room: Centimes): Messages {
  if (refusal !== "balance-full") return texts[refusal];
  if (room === 0) return texts.full;
  return {
    fr: `Votre solde ne peut pas dépasser 20 000 Dhs : vous pouvez ajouter ${toDecimal(room)} Dhs au plus.`,
    ar: `لا يمكن أن يتجاوز رصيدكم 20.000 درهم: يمكنكم إضافة ${toDecimal(room)} درهم على الأكثر.`,
  };
}

const texts = {
  none: { fr: "Saisissez un montant.", ar: "أدخلوا مبلغا." },
  "above-highest": {
    fr: "Une recharge ne peut pas dépasser 20 000 Dhs.",
    ar: "لا يمكن أن تتجاوز التعبئة 20.000 درهم.",
  },
  full: {
    fr: "Votre solde a atteint son maximum de 20 000 Dhs.",
    ar: "بلغ رصيدكم حده الأقصى وهو 20.000 درهم.",
  },
} as const satisfies Record<string, Messages>;
