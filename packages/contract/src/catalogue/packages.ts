import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, money, text } from "../wire/index.ts";

const packageRate = fields({
  id,
  label: ["libelle", text],
  productId: ["produit_id", id],
  /** Replaces the unit price or the canvas price (docs/domain/prices.md#packages). */
  price: ["prix", money],
});

export const readPackageRate = defineCall({
  name: "readPackageRate",
  summary: "The package one's account holds for a product; null where it holds none",
  service: "ads",
  method: "POST",
  path: "/forfaits/forfait-user-produit",
  access: "session",
  shows: "prices",
  body: form(
    fields({
      productId: ["produit_id", id],
      supportId: ["support_id", z.optional(id)],
      userId: ["user_id", z.optional(id)],
    }),
  ),
  answer: inData(z.nullable(packageRate)),
});
