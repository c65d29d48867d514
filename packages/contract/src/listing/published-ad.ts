import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  format,
  language,
  layout,
  publishedAdPhoto,
  publishedAdSummary,
  supportSummary,
  wordBreak,
} from "../shared/index.ts";
import {
  count,
  fields,
  filledText,
  form,
  id,
  inData,
  paperText,
  text,
  wireDate,
} from "../wire/index.ts";

const named = fields({ id, label: text });

/** Millimetres. */
const canvas = fields({ width: ["largeur", count], height: ["hauteur", count] });

/** A published ad in full, as the public may read it: nothing of its price, its order or its advertiser's addresses. */
const publishedAd = fields({
  id,
  slug: text,
  reference: ["ref_web", z.nullable(text)],
  title: ["titre", text],
  excerpt: ["extrait", text],
  webContent: ["contenu_web", z.nullable(text)],
  paperContent: ["contenu_papier", paperText],
  format,
  layout: ["value_modulaire", z.nullable(layout)],
  /** The one that it was priced with. */
  wordBreak: ["coupure_lignes", wordBreak],
  /** Canvas of the ad; null: line text. */
  canvas: z.nullable(canvas),
  support: supportSummary,
  heading: ["rubrique", fields({ id, label: text, slug: text })],
  /** Heading in the newspaper's own language, as it is printed above the ad. */
  printedHeading: ["rubrique_journal", text],
  subheading: ["sousrubrique", z.nullable(named)],
  type: ["type_annonce", text],
  city: ["ville", z.nullable(text)],
  options: ["optionsannonce", z.array(fields({ label: text, value: text }))],
  dates: ["dates_parution", z.array(wireDate)],
  publishedOn: ["date_publication", wireDate],
  /** The language the ad is written in. */
  language: ["langue", language],
  photos: z.array(publishedAdPhoto),
  /** Null where the advertiser asked for confidence. */
  advertiser: ["user", z.nullable(fields({ name: ["full_name", text] }))],
  similar: ["similaires", z.array(publishedAdSummary)],
});

export const readPublishedAd = defineCall({
  name: "readPublishedAd",
  summary: "A published ad, in full, with those that are like it",
  service: "ads",
  method: "GET",
  path: "/annonces/detail",
  access: "app",
  /** All that are given must agree. */
  query: form(fields({ id, slug: filledText, supportId: ["support_id", z.optional(id)] })),
  answer: inData(publishedAd),
});
