import * as z from "zod/mini";
import { fields, password, text } from "../wire/index.ts";
import { assertion } from "./passkey.ts";

/** Digits of an authenticator app's code (RFC 6238). */
export const CODE_LENGTH = 6;
/** Characters of a recovery code, without the hyphens between its groups: 120 random bits. */
export const RECOVERY_CODE_LENGTH = 24;

const CODE = /^(?:\d{6}|[a-z2-9]{24})$/;
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const SEPARATORS = /[\s\-\u2010-\u2015\u200e\u200f\u061c\u2066-\u2069]/g;

/** A code as it is compared: Latin digits, lower case, without separators. */
export const plainCode = (typed: string): string =>
  typed
    .replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(SEPARATORS, "")
    .toLowerCase();

/** A code of an authenticator app, or a recovery code, as {@link plainCode} makes it. */
export const factorCode = text.check(z.regex(CODE, "factor-code"));

/** A user's password, and a factor where they have one: what shows that it is them and not their open session. */
export const proof = {
  password: ["mot_de_passe", password],
  code: z.optional(factorCode),
  passkey: ["cle", z.optional(assertion)],
} as const;

/** The password, unless the session has just been opened with it (`isPasswordFresh`). */
export const freshPassword = fields({ password: ["mot_de_passe", z.optional(password)] });
