import type { WordBreak } from "@parution/rules/lines";
import * as z from "zod/mini";
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

/**
 * Where a row of line text ends, after any character or at a space (docs/domain/ad-text-and-lines.md#word-breaks); an unknown
 * one reads as after any character, and so does none.
 */
export const wordBreak = z.optional(
  code(
    { "break-all": "caractere", "break-word": "mot" } satisfies Record<WordBreak, string>,
    "break-all",
  ),
);

/** Line text or modular; an unknown format reads as line text, which every support can show. */
export const format = code({ line: "L", modular: "M" }, "line");
