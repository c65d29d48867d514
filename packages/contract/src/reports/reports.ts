import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { count, fields, filledText, form, inData, instant, text } from "../wire/index.ts";

/** The longest subject and report that are passed on. */
const LONGEST_SUBJECT = 200;
const LONGEST_REPORT = 50_000;

export const reportError = defineCall({
  name: "reportError",
  summary: "Report an error of a page to those who keep the portal running",
  service: "ads",
  method: "POST",
  path: "/mailing",
  access: "app",
  body: form(
    fields({
      /** Read and ignored: both are configuration. */
      from: z.optional(text),
      to: z.optional(text),
      subject: filledText.check(z.maxLength(LONGEST_SUBJECT)),
      html: filledText.check(z.maxLength(LONGEST_REPORT)),
    }),
  ),
  answer: inData(fields({ message: text })),
});

const mail = fields({
  key: ["cle", text],
  template: ["modele", text],
  attempts: ["tentatives", count],
  createdAt: ["date_creation", instant],
  error: ["erreur", z.nullable(text)],
});

export const readDebug = defineCall({
  name: "readDebug",
  summary: "How the program fares, for administrators: its database, its mail, its visits",
  service: "ads",
  method: "GET",
  path: "/debug",
  access: "session",
  answer: inData(
    fields({
      now: ["maintenant", instant],
      database: ["base", text],
      migration: text,
      mailsWaiting: ["courriers_en_attente", count],
      mailsSent: ["courriers_envoyes", count],
      /** Those that no further attempt is made of, newest first. */
      mailsFailed: ["courriers_echoues", z.array(mail)],
      visits: ["visites", count],
    }),
  ),
});
