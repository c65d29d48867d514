import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { pageInfo } from "../shared/index.ts";
import { fields, form, id, orderStatus, text, wireDate } from "../wire/index.ts";
import { orderedJournal, orderedSubscription, orderHead } from "./ordered.ts";

const listedAd = fields({
  id,
  slug: text,
  reference: ["ref_web", text],
  title: ["titre", text],
  dates: ["dates_parution", z.array(wireDate)],
  /** Correction that a moderator waits for; null: none. */
  correction: ["a_corriger", z.optional(z.nullable(text))],
});

/** An order in a list. */
const listedOrder = fields({
  ...orderHead,
  /** At most one of the three is there, as `type` says; none for a top-up. */
  ad: ["annonce", z.nullable(listedAd)],
  journal: ["commandejournal", z.nullable(orderedJournal)],
  subscription: ["abonnement", z.nullable(orderedSubscription)],
  userId: ["utilisateur", id],
  /** The team member who ordered. */
  user: fields({ clientHash: ["hash_client", text], fullName: ["full_name", text] }),
});

/** Filter of orders; both dates included. */
export const orderFilter = {
  reference: z.optional(text),
  from: ["date_debut", z.optional(wireDate)],
  to: ["date_fin", z.optional(wireDate)],
  status: ["statut", z.optional(orderStatus)],
} as const;

/** A page of orders. */
export const orderPage = fields({ orders: ["data", z.array(listedOrder)], info: pageInfo });

export const readMyOrders = defineCall({
  name: "readMyOrders",
  summary: "One's own orders, newest first, a page at a time",
  service: "ads",
  method: "GET",
  path: "/commandes/mescommandes",
  access: "session",
  shows: "account",
  query: form(
    fields({ userId: ["user_id", z.optional(id)], page: ["pg", z.optional(id)], ...orderFilter }),
  ),
  answer: orderPage,
});
