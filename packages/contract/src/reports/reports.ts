import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, count, fields, filledText, form, id, inData, instant, text } from "../wire/index.ts";

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
  summary: "How the program fares, for its owners: its database, its mail, its visits",
  service: "ads",
  method: "GET",
  path: "/debug",
  access: "session",
  staff: "configure",
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

const desk = { service: "ads", access: "session", staff: "keepContents" } as const;
const reportState = code({ open: "ouvert", closed: "clos" });

export const readErrorReports = defineCall({
  name: "readErrorReports",
  summary: "Reported errors by sentence and page, the latest first",
  ...desk,
  method: "GET",
  path: "/desk/erreurs",
  shows: "reports",
  query: form(fields({ state: ["etat", reportState] })),
  answer: inData(
    fields({
      open: ["ouverts", count],
      reports: [
        "rapports",
        z.array(
          fields({
            id,
            sentence: ["phrase", text],
            page: text,
            /** Details of the last report, in words. */
            detail: text,
            count: ["nombre", count],
            firstAt: ["premier_le", instant],
            lastAt: ["dernier_le", instant],
            state: ["etat", reportState],
          }),
        ),
      ],
    }),
  ),
});

export const settleErrorReport = defineCall({
  name: "settleErrorReport",
  summary: "Close reports of an error, or open them again; a new one opens them by itself",
  ...desk,
  method: "POST",
  path: "/desk/erreurs/classer",
  changes: ["reports"],
  body: inData(fields({ id, state: ["etat", reportState] })),
  answer: inData(fields({ id, state: ["etat", reportState] })),
});
