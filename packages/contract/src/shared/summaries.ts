import { code, fields, flag, id, medium, text } from "../wire/index.ts";

/** A status as shown: its label and the variant that the server suggests. */
export const badge = fields({ label: text, variant: ["class_front", text] });

/** The support of an ad or an order. */
export const supportSummary = fields({
  id,
  label: ["libelle", text],
  slug: text,
  medium: ["canal_id", medium],
  fixedPrice: ["prix_fix", flag],
});

/** Line text or modular; an unknown format reads as line text, which every support can show. */
export const format = code({ line: "L", modular: "M" }, "line");
