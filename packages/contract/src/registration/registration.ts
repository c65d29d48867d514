import { type RegistrationDetails, registrationFaults } from "@parution/rules/registration";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { captchaPayload } from "../captcha/index.ts";
import { civility, session } from "../session/index.ts";
import {
  code,
  email,
  fields,
  filledName,
  filledText,
  form,
  inData,
  linkToken,
  nameText,
  password,
  phone,
  text,
  typed,
} from "../wire/index.ts";

/** Letters of a path of the portal. */
const LONGEST_ORIGIN = 2000;

interface TypedRegistration extends RegistrationDetails {
  readonly civility: "mr" | "mrs";
  readonly terms: boolean;
}

/** Substitutes for values that are at fault themselves. */
const blank: RegistrationDetails = {
  kind: "individual",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  password: "",
};

/** A registration as a visitor types it; a company is asked of professionals alone. */
export const typedRegistration = z
  .object({
    kind: z.enum(["individual", "pro"]),
    companyName: typed(z.optional(nameText)),
    ice: typed(z.optional(nameText)),
    civility: z.enum(["mr", "mrs"]),
    firstName: typed(filledName),
    lastName: typed(filledName),
    phone: typed(phone),
    email: typed(email),
    password,
    terms: z.boolean().check(z.refine((isAccepted) => isAccepted, "missing")),
  })
  .check(z.check(checkDependentFields, { when: () => true }));

/** Adds the faults of fields that depend on one another, beside those of single fields: all are shown at once. */
function checkDependentFields({ value, issues }: z.core.ParsePayload<TypedRegistration>): void {
  const known = new Set(issues.map(({ path }) => path?.[0]));
  const given = Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
  for (const [field, message] of Object.entries(registrationFaults({ ...blank, ...given }))) {
    if (!known.has(field)) issues.push({ code: "custom", message, path: [field], input: value });
  }
}

export const register = defineCall({
  name: "register",
  summary: "Ask for an account; the answer is the same for an address that has one",
  service: "account",
  method: "POST",
  path: "/api/v1/registration",
  access: "app",
  body: inData(
    form(
      fields({
        kind: ["type_compte", code({ individual: "particulier", pro: "pro" })],
        /** Company name of a professional, as its ICE. */
        companyName: ["raison_social", z.optional(nameText)],
        ice: z.optional(nameText),
        civility,
        firstName: ["firstname", filledName],
        lastName: ["lastname", filledName],
        phone: ["telephone", phone],
        email,
        password,
        /** Version of the terms that were accepted; another one than the present is refused. */
        termsVersion: ["conditions_version", filledText.check(z.maxLength(20))],
        /** Path of the portal to return to after the first login. */
        origin: ["origine", z.optional(text.check(z.maxLength(LONGEST_ORIGIN)))],
        /** Without it the answer is 422 `CAPTCHA`. */
        captcha: ["altcha", z.optional(captchaPayload)],
      }),
    ),
  ),
  answer: inData(fields({ message: text })),
});

export const resendConfirmation = defineCall({
  name: "resendConfirmation",
  summary: "Ask for another link that confirms an address, with the password chosen for it",
  service: "account",
  method: "POST",
  path: "/api/v1/registration/resend",
  access: "app",
  body: inData(fields({ email, password })),
  answer: inData(fields({ message: text })),
});

export const confirmRegistration = defineCall({
  name: "confirmRegistration",
  summary:
    "Confirm one's address by the token of a link in a mail, in the browser of the sign-up or with a password; opens the account",
  service: "account",
  method: "POST",
  path: "/api/v1/registration/confirm",
  access: "app",
  body: inData(
    fields({
      token: ["jeton", linkToken],
      /**
       * Password of the sign-up, elsewhere than in its browser; without it, or another one, the answer is 403
       * `PASSWORD_REQUIRED`.
       */
      password: z.optional(password),
      next: ["nouveau_mot_de_passe", z.optional(password)],
    }),
  ),
  answer: inData(
    fields({
      message: text,
      origin: ["origine", text],
      /** Absent when the link was used before. */
      session: z.optional(session),
    }),
  ),
});
