import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { session } from "../session/index.ts";
import { fields, inData, text, truth } from "../wire/index.ts";
import { factorCode, plainCode } from "./code.ts";
import { assertion, passkeyOptions } from "./passkey.ts";

/** Longest token that is read. */
const token = ["jeton", z.optional(text.check(z.maxLength(100)))] as const;

/** True in the second step: the passkey is one of the user's whose password was right. */
const second = ["second_pas", truth] as const;

export const loginWithCode = defineCall({
  name: "loginWithCode",
  summary: "Second step of the login: a code of the authenticator app, or a recovery code",
  service: "account",
  method: "POST",
  path: "/api/v1/login/code",
  access: "app",
  body: inData(fields({ token, code: factorCode })),
  answer: inData(session),
});

export const readLoginChallenge = defineCall({
  name: "readLoginChallenge",
  summary: "A challenge for a passkey: of the second step, or of a login without password",
  service: "account",
  method: "POST",
  path: "/api/v1/login/passkey/challenge",
  access: "app",
  body: inData(fields({ token, second })),
  answer: inData(passkeyOptions),
});

export const loginWithPasskey = defineCall({
  name: "loginWithPasskey",
  summary: "Open a session with a passkey: in the second step of the login, or without password",
  service: "account",
  method: "POST",
  path: "/api/v1/login/passkey",
  access: "app",
  body: inData(fields({ token, second, passkey: ["cle", assertion] })),
  answer: inData(session),
});

/** A code as a person types it. */
export const typedCode = z.object({ code: z.pipe(z.transform(plainCode), factorCode) });
