import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { captchaPayload } from "../captcha/index.ts";
import {
  email,
  fields,
  form,
  inData,
  instant,
  linkToken,
  password,
  text,
  typed,
} from "../wire/index.ts";

/** Address of an account whose password is forgotten, as a visitor types it. */
export const typedRecovery = z.object({ email: typed(email) });

export const requestRecovery = defineCall({
  name: "requestRecovery",
  summary: "Ask for a link to choose another password; the answer is the same for any address",
  service: "account",
  method: "POST",
  path: "/api/v1/recovery",
  access: "app",
  body: inData(
    form(
      fields({
        email,
        /** Without it the answer is 422 `CAPTCHA`. */
        captcha: ["altcha", z.optional(captchaPayload)],
      }),
    ),
  ),
  answer: inData(fields({ message: text })),
});

export const checkRecoveryLink = defineCall({
  name: "checkRecoveryLink",
  summary: "Validity of a link to choose another password, which stays unused; 410 once it is over",
  service: "account",
  method: "POST",
  path: "/api/v1/recovery/check",
  access: "app",
  body: inData(fields({ token: ["jeton", linkToken] })),
  answer: inData(fields({ expiresAt: ["expire_le", instant] })),
});

export const recoverPassword = defineCall({
  name: "recoverPassword",
  summary:
    "Choose another password by the token of a link in a mail; every session of the user ends",
  service: "account",
  method: "POST",
  path: "/api/v1/recovery/confirm",
  access: "app",
  body: inData(fields({ token: ["jeton", linkToken], next: ["nouveau_mot_de_passe", password] })),
  answer: inData(fields({ message: text })),
});
