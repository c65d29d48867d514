import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { MOST_FIELDS } from "../limits/index.ts";
import { code, fields, flag, form, id, inData, instant, jsonValue, text } from "../wire/index.ts";

export const readIp = defineCall({
  name: "readIp",
  summary: "The caller's network address, as the service sees it",
  service: "ads",
  method: "GET",
  path: "/ip",
  access: "app",
  answer: inData(fields({ address: ["ip", text] })),
});

/** The name of a field: a sentence, which a user may have typed, is none. */
const fieldName = text.check(z.regex(/^[A-Za-z][\w.-]{0,63}$/));

/** A path of the portal, without the words of a search. */
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
      /** Without it nothing is kept. */
      consent: ["consentement", flag],
      /** A random name that the browser keeps in a cookie. */
      visitor: ["session_id", z.uuid()],
      host: ["site", text.check(z.regex(/^[\w.:[\]-]{1,255}$/))],
      page: ["url", path],
      /** Next page of the visitor; absent where the portal was left. */
      nextPage: ["next_url", z.optional(path)],
      /** Names of fields that changed, never their values. */
      fields: ["post", jsonValue(z.array(fieldName).check(z.maxLength(MOST_FIELDS)))],
      device: z.optional(code({ phone: "mobile", computer: "ordinateur" })),
      /** Times at which the page was opened and left, by the browser. */
      from: ["start_date", z.optional(instant)],
      to: ["end_date", z.optional(instant)],
      /** Id of the signed-in user; the session holds it already. */
      userId: ["user_id", z.optional(id)],
      businessId: ["business_id", z.optional(id)],
      /** Neither is kept: the session names the user, the server sees the address. */
      email: z.optional(text),
      ipAddress: ["adress_ip", z.optional(text)],
    }),
  ),
  answer: inData(fields({ kept: ["enregistre", flag] })),
});
