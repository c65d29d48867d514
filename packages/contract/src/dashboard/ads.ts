import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { badge, pageInfo, supportSummary } from "../shared/index.ts";
import { adStatus, fields, form, id, instant, money, text, webState } from "../wire/index.ts";

const dashboardAd = fields({
  id,
  reference: ["ref_web", z.nullable(text)],
  slug: text,
  title: ["titre", text],
  support: supportSummary,
  status: ["statut", adStatus],
  webState: ["etat_web", webState],
  /** Correction that a moderator waits for; null: none. */
  correction: ["a_corriger", z.optional(z.nullable(text))],
  badge: ["statutannonce", badge],
  total: ["prix_ttc", money],
  createdAt: ["date_creation", instant],
});

export const readDashboardAds = defineCall({
  name: "readDashboardAds",
  summary: "The ads beside the figures, newest first, a page at a time",
  service: "ads",
  method: "GET",
  path: "/dashboard/annonces",
  access: "session",
  shows: "account",
  query: form(fields({ page: ["pg", z.optional(id)] })),
  answer: fields({ ads: ["data", z.array(dashboardAd)], info: pageInfo }),
});
