import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { packageRate, packageRequest } from "../shared/index.ts";
import { count, fields, form, id, inData, money, text, wireDate } from "../wire/index.ts";

const duration = fields({
  id,
  label: text,
  /** Price of one copy, tax excluded. */
  unitPrice: ["prix_unitaire", money],
  /** Youngest and oldest issue in days before today, both included. */
  nearestDays: ["nbr_jours_debut", count],
  farthestDays: ["nbr_jours_fin", count],
});

const product = fields({
  id,
  typeId: ["rubrique_id", id],
  subtypeId: ["type_produit_id", id],
  durations: ["durees", z.array(duration)],
});

export const readJournalProducts = defineCall({
  name: "readJournalProducts",
  summary: "The issues that a support sells, their prices by age, and the days without an edition",
  service: "ads",
  method: "GET",
  path: "/commandesjournal/produits/:id",
  access: "app",
  params: fields({ supportId: ["id", id] }),
  query: form(
    fields({
      typeId: ["rubrique_id", z.optional(id)],
      subtypeId: ["type_produit_id", z.optional(id)],
    }),
  ),
  answer: inData(
    fields({
      products: ["produits", z.array(product)],
      weekend: fields({
        /** First day from which it appears on Saturdays, and on Sundays; null: it does not. */
        saturdaysFrom: ["samedis_des", z.nullable(wireDate)],
        sundaysFrom: ["dimanches_des", z.nullable(wireDate)],
        /** Single days of the weekend on which it appeared all the same. */
        special: ["editions_speciales", z.array(wireDate)],
      }),
      /** Days of the weekend without editions are not among them. */
      closures: ["fermetures", z.array(fields({ date: wireDate, reason: ["motif", text] }))],
    }),
  ),
});

export const readJournalPackage = defineCall({
  name: "readJournalPackage",
  summary: "The package one's account holds for issues; null where it holds none",
  service: "ads",
  method: "POST",
  path: "/forfaits/forfait-commandes-journaux",
  access: "session",
  body: packageRequest,
  answer: inData(z.nullable(packageRate)),
});
