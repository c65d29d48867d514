import { type Centimes, toDecimal } from "@parution/rules/money";
import { type TopUpRefusal, topUpRefusal, topUpRoom } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/index.ts";
import { invalid, type Messages } from "../platform/http/index.ts";
import { lockAccounts } from "./accounts.ts";

/**
 * Makes sure that a top-up's amount may go to the balance, asked again each time its card page is opened. Money that
 * has been paid nevertheless is always taken in.
 * @throws ProblemError 422 on `prix` when it is more than a top-up or the balance may hold.
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
  throw invalid({ prix: [message] }, message);
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
