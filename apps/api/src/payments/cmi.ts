import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { parseAmount, toDecimal } from "@parution/rules/money";
import type { Config } from "../platform/config/config.ts";
import {
  type CardProvider,
  type FormFields,
  NOTIFICATION_PATH,
  type NotificationVerdict,
  RETURN_PATH,
  type TrialPage,
  type TrialResult,
} from "./card-provider.ts";

const DIRHAM = "504";
const APPROVED = "00";
const RESPONSES = new Set(["Approved", "Declined", "Error"]);

/** Settings of the adapter. */
export interface CmiSettings {
  readonly clientId: string;
  readonly storeKey: string;
  /** The provider's hosted payment page. */
  readonly gatewayUrl: string;
  /** Address of the provider's server-to-server callback. */
  readonly notificationUrl: string;
  /** Addresses to which it returns the payer's browser, by language. */
  readonly returnUrl: (language: "fr" | "ar") => string;
  /** Address for a payer who gives up: the page of the order. */
  readonly giveUpUrl: (language: "fr" | "ar", orderId: number) => string;
}

const answers: Readonly<Record<NotificationVerdict, string>> = {
  settled: "ACTION=POSTAUTH",
  "not-taken": "APPROVED",
  failed: "FAILURE",
};

/** The Moroccan interbank centre: hosted page `3D_PAY_HOSTING`, signed forms (docs/domain/payments.md#card). */
export function createCmi(settings: CmiSettings): CardProvider {
  return {
    name: "cmi",
    checkout(attempt) {
      const returnUrl = settings.returnUrl(attempt.language);
      const fields = {
        clientid: settings.clientId,
        storetype: "3D_PAY_HOSTING",
        trantype: "PreAuth",
        amount: toDecimal(attempt.amount),
        currency: DIRHAM,
        oid: attempt.ref,
        okUrl: returnUrl,
        failUrl: returnUrl,
        callbackUrl: settings.notificationUrl,
        shopurl: settings.giveUpUrl(attempt.language, attempt.orderId),
        lang: attempt.language,
        BillToName: attempt.payer.name,
        email: attempt.payer.email,
        tel: attempt.payer.telephone,
        rnd: randomBytes(12).toString("hex"),
        hashAlgorithm: "ver3",
        encoding: "UTF-8",
        CallbackResponse: "true",
        AutoRedirect: "true",
        refreshtime: "5",
      };
      return {
        action: settings.gatewayUrl,
        fields: { ...fields, hash: cmiHash(fields, settings.storeKey) },
      };
    },
    read(fields) {
      const ref = readRef(fields);
      if (ref === null || !isSigned(fields, settings.storeKey)) return null;
      // The form that a payer's browser carries is signed alike, values alone and not their names: it reports nothing,
      // any addition to it. The provider sends its other fields back, and signs in capitals. Nor does it report
      // anything under other names: the value there in their order is none of the provider's three words.
      if (fields.hash !== undefined || !fields.ProcReturnCode) return null;
      if (!RESPONSES.has(fields.Response ?? "")) return null;
      return {
        ref,
        amount: fields.currency === DIRHAM ? parseAmount(fields.amount?.trim() ?? "") : null,
        approved: fields.ProcReturnCode === APPROVED && fields.Response === "Approved",
        transactionRef: fields.TransId || null,
        resultCode: fields.ProcReturnCode || null,
      };
    },
    refOf: readRef,
    readTrial: (ref, page) => readTrial(ref, page, settings),
    answer: (verdict) => answers[verdict],
  };
}

/** The card provider that the configuration describes. */
export function cardProviderOf({ card, publicUrl }: Config): CardProvider {
  return createCmi({
    ...card,
    notificationUrl: `${publicUrl}${NOTIFICATION_PATH}`,
    returnUrl: (language) => `${publicUrl}${RETURN_PATH}?langue=${language}`,
    giveUpUrl: (language, orderId) =>
      `${publicUrl}/${language}/paiement-echoue?commande=${orderId}`,
  });
}

/** The order's reference, under the one or the other of the protocol's two names. */
const readRef = (fields: FormFields) => fields.oid || fields.ReturnOid || null;

/** Fields with which a page sends a refused form back to the merchant. */
const REFUSAL = /\b(ErrMsg|ErrCode|ProcReturnCode)\b/;

/**
 * A page that asks for the payment of the order has taken its form. The provider answers a wrong signature with status 200 too, on a
 * page that leads back to the merchant; any other page proves nothing.
 */
function readTrial(
  ref: string,
  { status, body, location }: TrialPage,
  { returnUrl }: Pick<CmiSettings, "returnUrl">,
): TrialResult {
  const back = returnUrl("fr").split("?", 1)[0] ?? "";
  const leadsBack = body.includes(back) || location?.startsWith(back);
  if (status >= 400 || leadsBack || REFUSAL.test(body)) return "refused";
  const asksForPayment = /<form\b/i.test(body) && body.includes(ref);
  return status < 300 && asksForPayment ? "accepted" : "answers";
}

const UNSIGNED = new Set(["hash", "encoding"]);

/**
 * The signature of a form, `hashAlgorithm` ver3 (docs/domain/payments.md#card): values in the order of their
 * lower-case names, trimmed, escaped and joined by `|`, the store key last; SHA-512 in base64.
 */
export function cmiHash(fields: FormFields, storeKey: string): string {
  const values = Object.entries(fields)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !UNSIGNED.has(name))
    .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
    .map(([, value]) => escapeValue(value.trim()));
  return createHash("sha512")
    .update([...values, escapeValue(storeKey)].join("|"), "utf8")
    .digest("base64");
}

/** True when a form carries a valid signature with the store key. */
export function isSigned(fields: FormFields, storeKey: string): boolean {
  const [, given] = Object.entries(fields).find(([name]) => name.toLowerCase() === "hash") ?? [];
  if (given === undefined) return false;
  const expected = Buffer.from(cmiHash(fields, storeKey));
  const received = Buffer.from(given.trim());
  return expected.length === received.length && timingSafeEqual(expected, received);
}

const escapeValue = (value: string) => value.replaceAll("\\", "\\\\").replaceAll("|", "\\|");
