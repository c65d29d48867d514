import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { captchaPayload } from "../captcha/index.ts";
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "../limits/index.ts";
import { email, fields, filledText, form, id, inData, phone, text, typed } from "../wire/index.ts";

const subject = filledText.check(z.maxLength(LONGEST_SUBJECT));
const message = filledText.check(z.maxLength(LONGEST_MESSAGE));

/** A message to an advertiser as a visitor types it: only the telephone may be left out. */
export const typedMessage = z.object({
  email: typed(email),
  phone: typed(z.optional(phone)),
  subject: typed(subject),
  message: typed(message),
});

export const contactAdvertiser = defineCall({
  name: "contactAdvertiser",
  summary: "Pass a visitor's message on to the advertiser of a published ad",
  service: "ads",
  method: "POST",
  path: "/annonces/contacter-annonceur/:id",
  access: "app",
  params: fields({ id }),
  body: form(
    fields({
      /** The id of the path, where it is said again. */
      adId: ["annonce_id", z.optional(id)],
      email,
      subject: ["objet", subject],
      message,
      phone: ["telephone", z.optional(phone)],
      /** Asked for from the second message on: then its lack answers 422 `CAPTCHA`. */
      captcha: ["altcha", z.optional(captchaPayload)],
    }),
  ),
  answer: inData(fields({ message: text })),
});
