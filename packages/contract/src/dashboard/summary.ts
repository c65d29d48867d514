import * as z from "zod/mini";
import { type Codec, defineCall } from "../call/index.ts";
import { invoiceKind, invoiceStatus } from "../invoices/codes.ts";
import {
  adStatus,
  count,
  countWithin,
  fields,
  form,
  id,
  inData,
  orderKind,
  percent,
  signedMoney,
  text,
} from "../wire/index.ts";

const year = countWithin(2000, 9998);
const month = countWithin(1, 12);

/** A figure with its name, as the page shows it. */
const figure = <Wire>(value: Codec<number, Wire>) =>
  fields({ label: text, number: ["nombre", value] });

/** Consumption: the ledger's sales net of refunds; may be below zero in a period. */
const consumed = { exclTax: ["prix_ht", signedMoney], inclTax: ["prix_ttc", signedMoney] } as const;

const member = fields({
  id,
  firstName: ["firstname", text],
  lastName: ["lastname", text],
  email: text,
  consumed: [
    "total_prix_consomme",
    fields({
      total: signedMoney,
      exclTax: ["total_ht", signedMoney],
      /** Share in the team's consumption, two decimals; the shares add up to 100. */
      share: ["pourcentage", percent],
    }),
  ],
});

/** All figures but the balance, the years and `perYear` are of one year. */
const summary = fields({
  year: ["annee", year],
  /** Those with orders, and the current one, newest first. */
  years: ["annees", z.array(year)],
  /** Balance of the account; of an account on term the debt, below zero. */
  balance: ["solde", figure(signedMoney)],
  adCount: ["count_annonce", figure(count)],
  orderCount: ["total_commandes", figure(count)],
  consumed: [
    "total_prix_consomme",
    fields({ label: text, number: ["nombre", signedMoney], exclTax: ["nombre_ht", signedMoney] }),
  ],
  perYear: ["par_annee", z.array(fields({ year: ["annee", year], ...consumed }))],
  /** The twelve months, in order. */
  perMonth: [
    "par_index",
    z.array(
      fields({
        month: ["index", month],
        ads: ["nbr_annonces", count],
        orders: ["nbr_commandes", count],
        ...consumed,
      }),
    ),
  ],
  adsByType: [
    "statistiques_annonces",
    z.array(fields({ id, label: text, count: ["nombre", count] })),
  ],
  ordersByKind: [
    "count_commande_par_type_1",
    z.array(fields({ kind: ["type_id", orderKind], label: text, count: ["nombre", count] })),
  ],
  invoicesByMonth: [
    "count_factures_par_etat_mois",
    z.array(
      fields({
        month: ["mois", month],
        kind: ["etat", invoiceKind],
        status: ["statutfacture", invoiceStatus],
        count: ["nombre", count],
      }),
    ),
  ],
  adsByStatus: [
    "count_annonce_par_status",
    z.array(fields({ status: ["statut", adStatus], label: text, count: ["nombre", count] })),
  ],
  /** Members of a parent account; empty for other users. */
  members: ["membres_equipe", z.array(member)],
});

export const readDashboard = defineCall({
  name: "readDashboard",
  summary: "What an account ordered and consumed in a year",
  service: "ads",
  method: "GET",
  path: "/dashboard/v2",
  access: "session",
  shows: "account",
  query: form(
    fields({
      /** Absent: every newspaper. */
      supportId: ["support_id", z.optional(id)],
      /** Refused when it is not one's own. */
      businessId: ["business_id", z.optional(id)],
      /** Absent: the current one. */
      year: ["annee", z.optional(year)],
    }),
  ),
  answer: inData(summary),
});
