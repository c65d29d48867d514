import * as z from "zod/mini";
import { language, wordBreak } from "../shared/index.ts";
import { count, fields, flag, id, medium, money, percent, text, tierCode } from "../wire/index.ts";

/** A bracket of line counts and how it is priced (docs/domain/prices.md#tiers). */
const tier = fields({
  minLines: ["min_ligne", count],
  /** Last line of the tier; null: no upper bound. */
  maxLines: ["max_ligne", z.nullable(count)],
  /** Code of the tier; null: priced by the line. */
  code: ["code_config", tierCode],
  discountPercent: ["remise", z.nullable(percent)],
});

export const support = fields({
  id,
  label: text,
  slug: text,
  medium: ["canal_id", medium],
  /** The language its ads are set in. */
  language: ["langue", language],
  /** Sold at one price a date; text length does not count. */
  fixedPrice: ["prix_fix", flag],
  /** Row ends of new line ads. */
  wordBreak: ["coupure_lignes", wordBreak],
  blockLines: ["forfait_nbr_lignes", z.nullable(count)],
  discountFromDates: ["forfait_dates_parution", z.nullable(count)],
  /** Price of the package as it stands, tax included. */
  packagePrice: ["prix_forfait", z.nullable(money)],
  tiers: ["tarifs_forfaitaires", z.array(tier)],
  /** The least that an ad costs on it, one date, tax included, before packages; null where it sells none. */
  lowestPrice: ["prix_minimum", z.optional(z.nullable(money))],
});
