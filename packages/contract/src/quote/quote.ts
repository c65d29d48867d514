import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { adPayload } from "../shared/index.ts";
import {
  count,
  fields,
  form,
  inData,
  instant,
  money,
  percent,
  signedMoney,
  text,
  tierCode,
} from "../wire/index.ts";

/** One step of the calculation, in words. */
const step = fields({
  kind: ["code", text],
  label: ["libelle", text],
  detail: z.nullable(text),
  amount: ["montant", z.nullable(money)],
});

const quote = fields({
  /** Null where lines do not count. */
  lines: ["nbr_lignes", z.nullable(count)],
  billedLines: ["lignes_facturees", z.nullable(count)],
  /** The catalogue's price of a line, a date or a canvas, tax excluded. */
  unitPrice: ["prix_unitaire", money],
  dates: ["nbr_dates", count],
  tierCode: ["code_config", tierCode],
  /** Discount in per cent; 0 when none applies. */
  discountPercent: ["remise", percent],
  exclTax: ["prix_ht", money],
  tax: ["prix_tva", money],
  total: ["prix_ttc", money],
  steps: ["etapes", z.array(step)],
  /** Effect on the order whose ad is edited; null for a new one. */
  edit: [
    "modification",
    z.nullable(
      fields({
        /** Price of the order before, after any coupon. */
        charged: ["montant_commande", money],
        total: ["nouveau_montant", money],
        /** Charged for the edit; below 0: credited. 0 while the order is not settled. */
        difference: signedMoney,
      }),
    ),
  ],
  /** Until when an order at this price is accepted. */
  expiresAt: ["expire_le", instant],
});

export const quoteAd = defineCall({
  name: "quoteAd",
  summary: "The price of a draft order, step by step; of an edit, with what it charges or credits",
  service: "ads",
  method: "POST",
  path: "/annonces/devis",
  access: "app",
  ordering: true,
  body: form(fields({ ...adPayload, total: ["prix_ttc", z.optional(money)] })),
  answer: inData(quote),
});
