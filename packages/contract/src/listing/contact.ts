import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { captchaPayload } from "../captcha/index.ts";
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "../limits/index.ts";
import { fields, filledText, form, id, inData, text } from "../wire/index.ts";

const phone = text.check(z.regex(/^\+?[\d\s().-]{6,24}$/));

export const contactAdvertiser = defineCall({
  name: "contactAdvertiser",
  summary: "Pass a visitor's message on to the advertiser of a notice that is online",
  service: "ads",
  method: "POST",
  path: "/annonces/contacter-annonceur/:id",
  access: "app",
  params: fields({ id }),
  body: form(
    fields({
      /** The id of the path, where it is said again. */
      adId: ["annonce_id", z.optional(id)],
      email: z.email().check(z.maxLength(254)),
      subject: ["objet", filledText.check(z.maxLength(LONGEST_SUBJECT))],
      message: filledText.check(z.maxLength(LONGEST_MESSAGE)),
      phone: ["telephone", z.optional(phone)],
      /** Asked for from the second message on: then its lack answers 422 `CAPTCHA`. */
      captcha: ["altcha", z.optional(captchaPayload)],
    }),
  ),
  answer: inData(fields({ message: text })),
});
