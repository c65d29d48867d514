import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { type Centimes, parseAmount, toDecimal } from "@parution/rules/money";
import { z } from "zod";

/** Partner's report of a code, its signature verified. */
export type CashNotification =
  | {
      readonly kind: "paid";
      readonly code: string;
      /** Null for an invalid amount. */
      readonly amount: Centimes | null;
      /** The partner's identifier of the payment at its counter. */
      readonly transaction: string;
    }
  | { readonly kind: "expired"; readonly code: string };

/** Outcome of a notification: money taken, an expiry recorded, or refused, which leaves the money with the partner. */
export type CashVerdict = "paid" | "credited" | "noted" | "refused";

/** Facts about a code for the cashier. */
export interface CodeFacts {
  readonly code: string;
  readonly amount: Centimes;
  readonly orderRef: string;
  readonly expiresAt: number;
  readonly state: "payable" | "expired" | "paid" | "void";
}

/** Code as typed, with spaces between groups. */
const code = z.string().transform((text) => text.replaceAll(/\s/g, ""));
const Consultation = z.strictObject({ code });
const Notification = z.discriminatedUnion("operation", [
  z.strictObject({
    operation: z.literal("PAIEMENT"),
    code,
    montant: z.string(),
    devise: z.literal("MAD"),
    transaction: z.string().min(1).max(64),
  }),
  z.strictObject({ operation: z.literal("EXPIRATION"), code }),
]);

const states = { payable: "A_PAYER", expired: "EXPIRE", paid: "PAYE", void: "ANNULE" } as const;
const results = {
  paid: "REGLE",
  credited: "VERSE_AU_SOLDE",
  noted: "NOTE",
  refused: "REFUSE",
} as const satisfies Record<CashVerdict, string>;

/**
 * Adapter of the cash partner's protocol (docs/domain/payments.md#cash-codes): JSON signed with a shared key. Its cashier
 * requests the amount of a code before taking money, and reports the payment afterwards. The adapter translates; it takes no
 * decision and writes nothing.
 */
export function createCashPartner(key: string) {
  const readSigned = (message: SignedMessage): unknown =>
    isSigned(message, key) ? parseJson(message.text) : null;
  return {
    /** Code of a cashier's request; null for a message that is no valid request of the partner's. */
    readConsultation(message: SignedMessage): string | null {
      const read = Consultation.safeParse(readSigned(message));
      return read.success ? read.data.code : null;
    },
    /** Reads a notification; null when its signature is not the partner's, or its content is invalid. */
    readNotification(message: SignedMessage): CashNotification | null {
      const read = Notification.safeParse(readSigned(message));
      if (!read.success) return null;
      const { data } = read;
      if (data.operation === "EXPIRATION") return { kind: "expired", code: data.code };
      const { montant, transaction } = data;
      return { kind: "paid", code: data.code, amount: parseAmount(montant), transaction };
    },
    describe: ({ code, amount, orderRef, expiresAt, state }: CodeFacts) => ({
      code,
      montant: toDecimal(amount),
      devise: "MAD",
      reference: orderRef,
      expire_le: new Date(expiresAt).toISOString(),
      etat: states[state],
    }),
    answer: (verdict: CashVerdict) => ({ resultat: results[verdict] }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A schema refuses it, as it does any other text.
  }
}

const RANDOM_DIGITS = 11;

/**
 * A code to pay with: eleven digits by chance and one that checks them (Luhn), so that a cashier's slip names no other
 * code. Hard to guess, and easy to read out.
 */
export function newCode(): string {
  const digits = String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, "0");
  return digits + checkDigit(digits);
}

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The header that carries a message's signature. */
export const SIGNATURE_HEADER = "Partenaire-Signature";

/** Partner's message: the raw body, and the signature beside it. */
export interface SignedMessage {
  readonly text: string;
  readonly signature: string | null;
}

/** The signature of a message: HMAC-SHA-256 of its very bytes, in hexadecimal. */
export const signatureOf = (text: string, key: string): string =>
  createHmac("sha256", key).update(text, "utf8").digest("hex");

/** True when a message carries a valid signature with the key. */
function isSigned({ text, signature }: SignedMessage, key: string): boolean {
  const expected = Buffer.from(signatureOf(text, key));
  const given = Buffer.from(signature?.trim().toLowerCase() ?? "");
  return expected.length === given.length && timingSafeEqual(expected, given);
}
