import { turnsDirection } from "@parution/rules/fields";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { count, fields, id, inData, instant, shortText, text, truth } from "../wire/index.ts";
import { factorCode, freshPassword, proof } from "./code.ts";
import { attestation, passkeyOptions } from "./passkey.ts";

/** Longest name of a passkey, in code units. */
export const LONGEST_PASSKEY_NAME = 60;

const passkeyName = shortText(LONGEST_PASSKEY_NAME).check(
  z.regex(/\S/),
  z.refine((name) => !turnsDirection(name)),
);

const passkey = fields({
  id,
  name: ["nom", text],
  addedAt: ["ajoutee_le", instant],
  /** Time of the last use; null: never used since. */
  usedAt: ["utilisee_le", z.nullable(instant)],
});

export const readFactors = defineCall({
  name: "readFactors",
  summary: "What protects one's account",
  service: "account",
  method: "GET",
  path: "/api/v1/factors",
  access: "session",
  shows: "factors",
  answer: inData(
    fields({
      /** Time of the last change of the password; null: not changed since this is recorded. */
      passwordChangedAt: ["mot_de_passe_change_le", z.nullable(instant)],
      /** Since when an authenticator app is used; null: none. */
      authenticatorSince: ["application_depuis", z.nullable(instant)],
      passkeys: ["cles", z.array(passkey)],
      recoveryCodesLeft: ["codes_restants", count],
      /** True while the first factor is added without the password, with which the session has just been opened. */
      isPasswordFresh: ["mot_de_passe_recent", truth],
    }),
  ),
});

/** Recovery codes, shown once; none where the user has some already. */
const codes = inData(fields({ codes: z.array(text) }));

export const startAuthenticator = defineCall({
  name: "startAuthenticator",
  summary: "Begin to set up an authenticator app: its key, which counts once a code has proved it",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/authenticator/start",
  access: "session",
  body: inData(freshPassword),
  answer: inData(
    fields({
      /** Base32, for typing. */
      key: ["cle", text],
      /** `otpauth://totp/…`, for a QR code. */
      uri: ["adresse", text],
    }),
  ),
});

export const confirmAuthenticator = defineCall({
  name: "confirmAuthenticator",
  summary: "Use an authenticator app from now on; the first factor comes with recovery codes",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/authenticator/confirm",
  access: "session",
  changes: ["factors"],
  body: inData(fields({ code: factorCode })),
  answer: codes,
});

export const removeAuthenticator = defineCall({
  name: "removeAuthenticator",
  summary: "Use the authenticator app no longer; every other session ends",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/authenticator/remove",
  access: "session",
  changes: ["factors", "sessions"],
  body: inData(fields(proof)),
  answer: inData(fields({ message: text })),
});

export const startPasskey = defineCall({
  name: "startPasskey",
  summary: "A challenge for a new passkey",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/passkeys/start",
  access: "session",
  body: inData(freshPassword),
  answer: inData(passkeyOptions),
});

export const addPasskey = defineCall({
  name: "addPasskey",
  summary: "Use a passkey from now on; the first factor comes with recovery codes",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/passkeys/add",
  access: "session",
  changes: ["factors"],
  body: inData(fields({ name: ["nom", passkeyName], passkey: ["cle", attestation] })),
  answer: codes,
});

export const removePasskey = defineCall({
  name: "removePasskey",
  summary: "Use a passkey no longer; every other session ends",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/passkeys/remove",
  access: "session",
  changes: ["factors", "sessions"],
  body: inData(fields({ id, ...proof })),
  answer: inData(fields({ message: text })),
});

export const renewRecoveryCodes = defineCall({
  name: "renewRecoveryCodes",
  summary: "New recovery codes, which replace the former ones",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/recovery-codes",
  access: "session",
  changes: ["factors"],
  body: inData(fields(proof)),
  answer: codes,
});

export const readProofChallenge = defineCall({
  name: "readProofChallenge",
  summary: "A challenge for one's passkeys, before a factor is removed",
  service: "account",
  method: "POST",
  path: "/api/v1/factors/passkeys/challenge",
  access: "session",
  answer: inData(passkeyOptions),
});
