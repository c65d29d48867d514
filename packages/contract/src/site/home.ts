import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { language, publishedAdSummary, shownFilm, textBlocks } from "../shared/index.ts";
import { count, fields, form, id, inData, medium, text } from "../wire/index.ts";
import { homeBlocks } from "./parts.ts";

const homeSupport = fields({
  id,
  label: text,
  slug: text,
  medium: ["canal_id", medium],
  language: ["langue", language],
  tagline: ["accroche", text],
  /** Hours before a day begins at which it closes to new ads. */
  leadHours: ["delai_heures", count],
});

const homeHeading = fields({ id, label: text, slug: text, adCount: ["nbr_annonces", count] });

export const readHome = defineCall({
  name: "readHome",
  summary: "The home page: supports, headings, latest published ads, how to order",
  service: "ads",
  method: "GET",
  path: "/site/home-v6",
  access: "app",
  query: form(fields({ supportId: ["support_id", z.optional(id)] })),
  answer: inData(
    fields({
      supports: z.array(homeSupport),
      headings: ["rubriques", z.array(homeHeading)],
      publishedAds: ["annonces", z.array(publishedAdSummary)],
      /** Blocks below the search, in their order. */
      blocks: ["blocs", homeBlocks],
      /** Current announcement; null: none. */
      announcement: ["annonce", z.nullable(textBlocks)],
      /** Film of the block `film`; null: none. */
      film: z.nullable(shownFilm),
      steps: ["etapes", z.array(fields({ title: ["titre", text], text: ["texte", text] }))],
    }),
  ),
});
