import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, money, text } from "../wire/index.ts";

const packageRate = fields({
  id,
  label: ["libelle", text],
  productId: ["produit_id", id],
  /** Charged for a copy as it stands, in place of the unit price. */
  price: ["prix", money],
});

export const readJournalPackage = defineCall({
  name: "readJournalPackage",
  summary: "The package one's account holds for issues; null where it holds none",
  service: "ads",
  method: "POST",
  path: "/forfaits/forfait-commandes-journaux",
  access: "session",
  body: form(
    fields({
      productId: ["produit_id", id],
      supportId: ["support_id", z.optional(id)],
      userId: ["user_id", z.optional(id)],
    }),
  ),
  answer: inData(z.nullable(packageRate)),
});
