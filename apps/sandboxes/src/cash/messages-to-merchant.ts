import { createHmac } from "node:crypto";
import { z } from "zod";
import { type MerchantAnswer, sendMessage } from "../shared/merchant.ts";
import type { Config } from "./config.ts";

/** The signature of a message: HMAC-SHA-256 of its body, in hexadecimal. */
export const sign = (body: string, key: string): string =>
  createHmac("sha256", key).update(Buffer.from(body)).digest("hex");

/** Sends one signed message; a merchant that cannot be reached is an answer too. */
export function notifyMerchant(
  { merchantUrl, key }: Config,
  subject: "consultation" | "notification",
  message: object,
): Promise<MerchantAnswer> {
  const body = JSON.stringify(message);
  return sendMessage(`${merchantUrl}/${subject}`, body, {
    "Content-Type": "application/json",
    "Partenaire-Signature": sign(body, key),
  });
}

const facts = z.object({
  code: z.string(),
  montant: z.string().regex(/^\d+\.\d{2}$/),
  reference: z.string(),
  expire_le: z.iso.datetime(),
  etat: z.enum(["A_PAYER", "EXPIRE", "PAYE", "ANNULE"]),
});

/** The merchant's answer to an enquiry about a code. */
export type CodeFacts = z.infer<typeof facts>;

export type Consultation =
  | { readonly kind: "known"; readonly facts: CodeFacts }
  | { readonly kind: "unknown" }
  | { readonly kind: "failed"; readonly answer: MerchantAnswer };

/** Asks the merchant for a code's amount, before any money is taken. */
export async function consult(config: Config, code: string): Promise<Consultation> {
  const answer = await notifyMerchant(config, "consultation", { code });
  if (answer.kind === "answered" && answer.status === 404) return { kind: "unknown" };
  const read = answer.kind === "answered" && answer.status === 200 && readFacts(answer.text);
  return read ? { kind: "known", facts: read } : { kind: "failed", answer };
}

function readFacts(text: string): CodeFacts | null {
  try {
    return facts.parse(JSON.parse(text));
  } catch {
    return null; // What cannot be read is shown as the merchant sent it.
  }
}
