import { type Centimes, parseAmount, toDecimal } from "@parution/rules/money";
import { z } from "zod";
import { isSigned, type SignedMessage } from "./signature.ts";

/** What the partner says of a code, its signature verified. */
export type CashNotification =
  | {
      readonly kind: "paid";
      readonly code: string;
      /** Null when the partner names an amount that is none. */
      readonly amount: Centimes | null;
      /** The partner's own name for the payment at its counter. */
      readonly transaction: string;
    }
  | { readonly kind: "expired"; readonly code: string };

/** How a notification was received: money taken in, an end noted, or refused, which leaves the money with the partner. */
export type CashVerdict = "paid" | "credited" | "noted" | "refused";

/** What a cashier is told of a code. */
export interface CodeFacts {
  readonly code: string;
  readonly amount: Centimes;
  readonly orderRef: string;
  readonly expiresAt: number;
  readonly state: "payable" | "expired" | "paid" | "void";
}

/** A code as people write it, in groups. */
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
 * The cash partner's language (readings J5): JSON signed with a key that both know. Before taking money its cashier asks
 * what a code is worth; afterwards it says that the code was paid. It translates, decides nothing and writes nothing.
 */
export function createCashPartner(key: string) {
  const readSigned = (message: SignedMessage): unknown =>
    isSigned(message, key) ? parseJson(message.text) : null;
  return {
    /** The code that a cashier asks about; null when it is not the partner who asks. */
    readConsultation(message: SignedMessage): string | null {
      const read = Consultation.safeParse(readSigned(message));
      return read.success ? read.data.code : null;
    },
    /** Null when the message is not the partner's, or not understood. */
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
