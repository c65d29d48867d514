import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { pageInfo, supportSummary } from "../shared/index.ts";
import {
  adStatus,
  fields,
  form,
  id,
  instant,
  money,
  text,
  webState,
  wireDate,
} from "../wire/index.ts";
import { actionableAd } from "./actionable.ts";

const myAd = fields({
  ...actionableAd,
  support: supportSummary,
  heading: ["rubrique", text],
  onlineBadge: ["publieannonce", fields({ label: ["message", text], variant: ["class", text] })],
  total: ["prix_ttc", money],
  dates: ["dates_parution", z.array(wireDate)],
  /** The dates that have already appeared. */
  publishedDates: ["dates_publication", z.array(wireDate)],
  createdAt: ["date_creation", instant],
  userId: ["utilisateur", id],
});

export const readMyAds = defineCall({
  name: "readMyAds",
  summary: "One's own ads, newest first, a page at a time",
  service: "ads",
  method: "GET",
  path: "/annonces/mesannonces/:page",
  access: "session",
  shows: "account",
  params: fields({ page: id }),
  query: form(
    fields({
      pg: z.optional(id),
      reference: z.optional(text),
      from: ["date_debut", z.optional(wireDate)],
      to: ["date_fin", z.optional(wireDate)],
      status: ["statut", z.optional(adStatus)],
      /** Narrows validated ads by where they stand on the web. */
      webState: ["etat_web", z.optional(webState)],
    }),
  ),
  answer: fields({ ads: ["data", z.array(myAd)], info: pageInfo }),
});
