import { randomBytes } from "node:crypto";
import { parseAmount, toDecimal } from "@parution/rules/money";
import { cmiHash, isSigned } from "./cmi-hash.ts";
import type { CardProvider, FormFields, NotificationVerdict } from "./provider.ts";

const DIRHAM = "504";
const APPROVED = "00";
const RESPONSES = new Set(["Approved", "Declined", "Error"]);

/** What the adapter needs to know of the world. */
export interface CmiSettings {
  readonly clientId: string;
  readonly storeKey: string;
  /** The provider's hosted payment page. */
  readonly gatewayUrl: string;
  /** Where the provider calls back, server to server. */
  readonly notificationUrl: string;
  /** Where it sends the payer's browser back, per language. */
  readonly returnUrl: (language: "fr" | "ar") => string;
  /** Where a payer goes who gives up: a page that still knows the order. */
  readonly giveUpUrl: (language: "fr" | "ar", orderId: number) => string;
}

const answers: Readonly<Record<NotificationVerdict, string>> = {
  settled: "ACTION=POSTAUTH",
  "not-taken": "APPROVED",
  failed: "FAILURE",
};

/** The Moroccan interbank centre: hosted page `3D_PAY_HOSTING`, signed forms (readings J1, J2). */
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
      // whatever is added to it. The provider sends its other fields back, and signs in capitals. Nor does it report
      // anything under other names: what stands there in their order is none of the provider's three words.
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
    answer: (verdict) => answers[verdict],
  };
}

/** The order's reference, under the one or the other of the protocol's two names. */
const readRef = (fields: FormFields) => fields.oid || fields.ReturnOid || null;
