import * as z from "zod/mini";
import { type EnglishOf, fields, instant, money, text, truth } from "../wire/index.ts";

/** The second step of a login whose password was right (docs/domain/accounts.md#second-factors). */
const secondStep = fields({
  /** Token for clients that are not browsers; a browser has it in a cookie. */
  token: ["jeton", z.optional(text)],
  expiresAt: ["expire_le", instant],
  authenticator: ["application", truth],
  passkey: ["cle", truth],
  recoveryCode: ["code_de_secours", truth],
});

const table = {
  /** A stable name in capitals, for programs. */
  code: text,
  /** Message in the language of the request. */
  message: text,
  /** Messages by the wire's field names. */
  errors: z.optional(z.record(z.string(), z.array(text))),
  /** The right price of an order refused for its price. */
  total: ["prix_ttc", z.optional(money)],
  /** Amount missing in the balances. */
  missing: ["montant_manquant", z.optional(money)],
  /** Amount by which a correction would raise the price. */
  difference: z.optional(money),
  /** Second step that the login asks for besides the password. */
  secondStep: ["second_pas", z.optional(secondStep)],
} as const;

export type Problem = EnglishOf<typeof table>;

export type SecondStep = NonNullable<Problem["secondStep"]>;

/** The answer of every refused call (docs/domain/wire-format.md#errors). */
export const problem = fields(table);
