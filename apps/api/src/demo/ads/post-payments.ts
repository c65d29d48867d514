import type { Transaction } from "kysely";
import { chargeOnTerm, lockAccounts, payWithReceipt, type Receipt } from "../../ledger/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { continueIds } from "../continue-ids.ts";
import type { NumberedAd } from "./write.ts";

type Settled = NumberedAd & { readonly settledAt: Date };

/**
 * Posts what the settled orders moved: on term what credit accounts owe, by card everything else, so that no balance
 * moves from where the accounts were opened.
 */
export async function postPayments(
  tx: Transaction<Database>,
  ads: readonly NumberedAd[],
): Promise<void> {
  const settled = ads.filter((ad): ad is Settled => ad.settledAt !== null);
  const [onTerm, byCard] = [
    settled.filter(({ owner }) => owner.standing.credit),
    settled.filter(({ owner }) => !owner.standing.credit),
  ];
  for (const ad of onTerm) {
    const accounts = await lockAccounts(tx, ad.owner.businessId);
    await chargeOnTerm(tx, accounts, { ...ad.price, id: ad.id }, ad.settledAt);
  }
  await tx.insertInto("payments").values(byCard.map(toPayment)).execute();
  await continueIds(tx, ["payments"]);
  for (const { id, owner, price, settledAt } of byCard) {
    const { businessId } = owner;
    const receipt: Receipt = { provider: "cmi", paymentId: id, businessId, amount: price.total };
    await payWithReceipt(tx, receipt, { ...price, id }, settledAt);
  }
}

/** An attempt that the provider approved; it has its order's id. */
function toPayment({ id, price, orderedAt, settledAt }: Settled) {
  return {
    id,
    ref: `demo-${id}`,
    order_id: id,
    provider: "cmi" as const,
    amount: price.total,
    status: "approved" as const,
    outcome: "order" as const,
    transaction_ref: `demo-${id}`,
    result_code: "00",
    started_at: orderedAt,
    answered_at: settledAt,
  };
}
