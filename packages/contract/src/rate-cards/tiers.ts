import { LARGEST_DATES, LARGEST_DISCOUNT, LARGEST_LINES, MOST_TIERS } from "@parution/rules/price";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, countWithin, fields, id, inData, money, text } from "../wire/index.ts";

const lines = countWithin(1, LARGEST_LINES);

const tier = fields({
  minLines: ["min_ligne", lines],
  /** Last line of the tier; null: no upper bound. */
  maxLines: ["max_ligne", z.nullable(lines)],
  code: ["code_config", code({ PF: "PF", PF_L: "PF_L", DP: "DP" })],
  /** Discount of the tier in per cent; null: the heading's. */
  discountPercent: ["remise", z.nullable(countWithin(1, LARGEST_DISCOUNT))],
});

/** Terms of a newspaper for its line ads (docs/domain/prices.md#tiers). */
const terms = {
  /** Price of a package with tax; null: none. */
  packagePrice: ["prix_forfait", z.nullable(money)],
  /** Lines of a block; null: 25. */
  blockLines: ["forfait_nbr_lignes", z.nullable(lines)],
  /** Number of dates from which on the discount holds; null: 2. */
  discountFromDates: ["forfait_dates_parution", z.nullable(countWithin(1, LARGEST_DATES))],
  tiers: ["tarifs_forfaitaires", z.array(tier).check(z.maxLength(MOST_TIERS))],
} as const;

export const readDraftTiers = defineCall({
  name: "readDraftTiers",
  summary: "Terms and tiers of each newspaper in a draft beside those in force",
  service: "ads",
  method: "GET",
  path: "/desk/tarifs/brouillons/:brouillon_id/paliers",
  access: "session",
  staff: "keepRates",
  shows: "rateCards",
  params: fields({ draftId: ["brouillon_id", id] }),
  answer: inData(
    fields({
      version: id,
      /** Those that sell by the line. */
      supports: [
        "journaux",
        z.array(
          fields({
            id,
            label: ["libelle", text],
            inForce: ["en_vigueur", fields(terms)],
            drafted: ["brouillon", fields(terms)],
          }),
        ),
      ],
    }),
  ),
});

export const readCardTiers = defineCall({
  name: "readCardTiers",
  summary: "Terms and tiers of each newspaper in a rate card beside those in force",
  service: "ads",
  method: "GET",
  path: "/desk/tarifs/grilles/:grille_id/paliers",
  access: "session",
  staff: "keepRates",
  shows: "rateCards",
  params: fields({ cardId: ["grille_id", id] }),
  answer: inData(
    fields({
      /** Those that sell by the line. */
      supports: [
        "journaux",
        z.array(
          fields({
            id,
            label: ["libelle", text],
            inForce: ["en_vigueur", fields(terms)],
            own: ["grille", fields(terms)],
          }),
        ),
      ],
    }),
  ),
});

export const saveTiers = defineCall({
  name: "saveTiers",
  summary:
    "Write the terms and tiers of a newspaper in a draft; a tier at fault is named by its place",
  service: "ads",
  method: "POST",
  path: "/desk/tarifs/brouillons/paliers",
  access: "session",
  staff: "keepRates",
  changes: ["rateCards"],
  body: inData(
    fields({ draftId: ["brouillon_id", id], version: id, supportId: ["journal_id", id], ...terms }),
  ),
  answer: inData(fields({ version: id })),
});
