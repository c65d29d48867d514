import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { LONGEST_SEARCH } from "../limits/index.ts";
import { pageInfo, publishedAdSummary } from "../shared/index.ts";
import { count, fields, flag, form, id, text } from "../wire/index.ts";

const choice = fields({ id, label: text });

/** Filters that the heading offers, in the language of the request. */
const choices = fields({
  subheadings: ["sous_rubriques", z.array(choice)],
  types: z.array(choice),
  cities: ["villes", z.array(choice)],
});

/** A newspaper and its published ads that the filter leaves; null: more than are counted. */
const supportCount = fields({ id, label: text, slug: text, count: ["nombre", z.nullable(count)] });

export const listPublishedAds = defineCall({
  name: "listPublishedAds",
  summary: "Published ads, newest first, narrowed and searched, a page at a time",
  service: "ads",
  method: "GET",
  path: "/annonces/list2",
  access: "app",
  /** An unknown or foreign heading answers 404; any other unknown id, an empty list. */
  query: form(
    fields({
      /** 1 where it is left out, unless all newspapers are asked for. */
      supportId: ["support_id", z.optional(id)],
      /** Counts the published ads of every newspaper; without `support_id`, lists those of all of them. */
      everySupport: ["tous_supports", z.optional(flag)],
      headingSlug: ["slug_rubrique", z.optional(text)],
      headingId: ["rubrique_id", z.optional(id)],
      subheadingId: ["sous_rubrique_id", z.optional(id)],
      typeId: ["type_produit_id", z.optional(id)],
      colourId: ["couleur_id", z.optional(id)],
      productId: ["produit_id", z.optional(id)],
      cityId: ["ville_id", z.optional(id)],
      /** Words in French or Arabic, all of which a published ad has; the last may be the beginning of one. */
      search: ["mot_cle", z.optional(text.check(z.maxLength(LONGEST_SEARCH)))],
      page: ["pg", z.optional(id)],
    }),
  ),
  answer: fields({
    publishedAds: ["data", z.array(publishedAdSummary)],
    info: pageInfo,
    /** Heading of the listed ads; null: published ads of every heading. */
    heading: ["rubrique", z.nullable(fields({ id, label: text, slug: text }))],
    choices: ["filtres", choices],
    /** Every newspaper, those in the language of the request first; empty unless `tous_supports` is 1. */
    supports: z.array(supportCount),
  }),
});
