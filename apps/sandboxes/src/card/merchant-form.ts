import { z } from "zod";
import { isLoopback, readHttpUrl } from "../shared/addresses.ts";
import type { Config } from "./config.ts";
import { type FormFields, isGenuine } from "./hash.ts";

/** Reasons for refusing a merchant's form. */
export type FormProblem =
  | { readonly kind: "field"; readonly field: string }
  | { readonly kind: "repeated"; readonly field: string }
  | { readonly kind: "merchant" | "signature" };

/** A merchant's request: the fields that the sandbox itself reads, and the whole form to send back. */
export interface PaymentRequest {
  readonly clientId: string;
  readonly orderId: string;
  /** A decimal with two places, in dirhams. */
  readonly amount: string;
  readonly language: "fr" | "ar";
  readonly okUrl: string;
  readonly failUrl: string;
  readonly callbackUrl: string;
  readonly shopUrl: string | null;
  readonly fields: FormFields;
}

export type FormReading =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

const httpUrl = z.string().refine((text) => readHttpUrl(text) !== null);
/** The sandbox posts here itself: it must not be made to reach another machine. */
const loopbackUrl = z.string().refine((text) => {
  const url = readHttpUrl(text);
  return url !== null && isLoopback(url);
});

const merchantForm = z.object({
  clientid: z.string().min(1),
  storetype: z.literal("3D_PAY_HOSTING"),
  trantype: z.literal("PreAuth"),
  amount: z.string().regex(/^(?!0+\.00$)\d{1,9}\.\d{2}$/),
  currency: z.literal("504"),
  oid: z.string().min(1).max(64),
  okUrl: httpUrl,
  failUrl: httpUrl,
  callbackUrl: loopbackUrl,
  shopurl: httpUrl.optional(),
  lang: z.enum(["fr", "ar"]).catch("fr"),
  rnd: z.string().min(1),
  hashAlgorithm: z.literal("ver3"),
  hash: z.string().min(1),
});

/** Language that a form asks for; French by default. */
export function languageOf(form: URLSearchParams): "fr" | "ar" {
  return form.get("lang")?.trim() === "ar" ? "ar" : "fr";
}

/** Reads a merchant's form: its fields, then its merchant, then its signature. */
export function readMerchantForm(form: URLSearchParams, config: Config): FormReading {
  const repeated = findRepeated([...form.keys()]);
  if (repeated.length > 0) {
    return { ok: false, problems: repeated.map((field) => ({ kind: "repeated", field })) };
  }
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, value.trim()]));
  const read = merchantForm.safeParse(fields);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
    return { ok: false, problems: names.map((field) => ({ kind: "field", field })) };
  }
  if (read.data.clientid !== config.clientId) {
    return { ok: false, problems: [{ kind: "merchant" }] };
  }
  if (!isGenuine(fields, config.storeKey)) {
    return { ok: false, problems: [{ kind: "signature" }] };
  }
  return { ok: true, request: toRequest(read.data, fields) };
}

/** Two values under one name could be signed as one and read as the other. */
function findRepeated(names: readonly string[]): string[] {
  const keys = names.map((name) => name.toLowerCase());
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

function toRequest(form: z.infer<typeof merchantForm>, fields: FormFields): PaymentRequest {
  return {
    clientId: form.clientid,
    orderId: form.oid,
    amount: form.amount,
    language: form.lang,
    okUrl: form.okUrl,
    failUrl: form.failUrl,
    callbackUrl: form.callbackUrl,
    shopUrl: form.shopurl ?? null,
    fields,
  };
}
