import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { MOST_FIELDS } from "../limits/index.ts";
import { fields, flag, form, inData, text } from "../wire/index.ts";

/** The name of a field: a sentence, which somebody may have typed, is none. */
const fieldName = text.check(z.regex(/^[A-Za-z][\w.-]{0,63}$/));

/** A path of the portal, without what a person may have searched for. */
const path = text.check(z.regex(/^\/[^\s?#]{0,500}$/));

export const trackVisit = defineCall({
  name: "trackVisit",
  summary: "Say which page was left and which of its fields had changed, where the visitor agreed",
  service: "ads",
  method: "POST",
  path: "/user-tracking",
  access: "app",
  body: form(
    fields({
      /** Without it nothing is kept (readings H5). */
      consent: ["consentement", flag],
      /** A random name that the browser keeps. */
      visitor: ["id_visiteur", z.uuid()],
      host: text.check(z.regex(/^[\w.:[\]-]{1,255}$/)),
      page: path,
      /** Their names, never what they hold. */
      fields: ["champs", z.array(fieldName).check(z.maxLength(MOST_FIELDS))],
    }),
  ),
  answer: inData(fields({ kept: ["enregistre", flag] })),
});
