import * as z from "zod/mini";
import { type EnglishOf, fields, money, text } from "../wire/index.ts";

const table = {
  /** A stable name in capitals, for programs. */
  code: text,
  /** In the language of the request. */
  message: text,
  /** Messages by the wire's field names. */
  errors: z.optional(z.record(z.string(), z.array(text))),
  /** The right price of an order refused for its price. */
  total: ["prix_ttc", z.optional(money)],
  /** Amount missing in the balances. */
  missing: ["montant_manquant", z.optional(money)],
} as const;

export type Problem = EnglishOf<typeof table>;

/** The answer of every refused call (docs/domain/wire-format.md#errors). */
export const problem = fields(table);
