import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { format, supportSummary } from "../shared/index.ts";
import { count, fields, form, id, inData, money, percent, text, tierCode } from "../wire/index.ts";

/** Price of an order by lines and dates, in centimes, tax included. */
const sample = fields({
  lines: ["nbr_lignes", count],
  dates: ["nbr_dates", count],
  tierCode: ["code_config", tierCode],
  total: ["prix_ttc", money],
});

/** Price of the catalogue, or of the account's package where it holds one. */
const price = {
  /** Tax included. */
  price: ["prix_ttc", money],
  /** Price of one's own package, tax included; null where one holds none. */
  packagePrice: ["prix_forfait", z.nullable(money)],
} as const;

const ratedCanvas = fields({
  id,
  label: text,
  colour: ["couleur", z.nullable(text)],
  /** Millimetres. */
  width: ["largeur", count],
  height: ["hauteur", count],
  ...price,
});

const ratedType = fields({
  id,
  label: text,
  format,
  /** A line, or a date where lines do not count; null where a canvas sets the price. */
  unit: ["unite", z.nullable(fields(price))],
  samples: ["exemples", z.array(sample)],
  /** Prices of one date for each canvas, cheapest first. */
  canvases: z.array(ratedCanvas),
});

const ratedHeading = fields({
  id,
  label: text,
  slug: text,
  /** Discount in per cent, from `discountFromDates` on; null where nothing is taken off. */
  discountPercent: ["remise", z.nullable(percent)],
  types: z.array(ratedType),
});

const tier = fields({
  minLines: ["min_ligne", count],
  maxLines: ["max_ligne", z.nullable(count)],
  code: ["code_config", tierCode],
  /** Discount in per cent, where the tier takes something off. */
  discountPercent: ["remise", z.nullable(percent)],
});

export const readRates = defineCall({
  name: "readRates",
  summary: "Prices of a support for the caller, by heading, type and canvas",
  service: "ads",
  method: "GET",
  path: "/annonces/tarifs",
  access: "app",
  /** Support 1 where none is given; every heading of it where none is given. */
  query: form(
    fields({
      supportId: ["support_id", z.optional(id)],
      headingId: ["rubrique_id", z.optional(id)],
    }),
  ),
  answer: inData(
    fields({
      support: supportSummary,
      /** Tax included; null where no tier has one price. */
      flatPrice: ["prix_forfait", z.nullable(money)],
      blockLines: ["forfait_nbr_lignes", count],
      discountFromDates: ["forfait_dates_parution", count],
      tiers: ["tarifs_forfaitaires", z.array(tier)],
      headings: ["rubriques", z.array(ratedHeading)],
    }),
  ),
});
