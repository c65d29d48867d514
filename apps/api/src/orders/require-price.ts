import { money } from "@parution/contract/wire";
import type { Centimes } from "@parution/rules/money";
import * as z from "zod/mini";
import { type Messages, ProblemError } from "../platform/http/index.ts";

/** @throws ProblemError 409 with the right price when another was shown (readings C5). */
export function requirePrice(shown: Centimes, right: Centimes): void {
  if (shown === right) return;
  const details = { prix_ttc: z.encode(money, right) };
  throw new ProblemError(409, "PRICE_CHANGED", text, { prix_ttc: [text] }, { details });
}

const text: Messages = {
  fr: "Le prix a changé : vérifiez le nouveau montant avant de commander.",
  ar: "تغير الثمن: المرجو التحقق من المبلغ الجديد قبل تأكيد الطلب.",
};
