import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { language } from "../shared/index.ts";
import {
  code,
  count,
  fields,
  id,
  inData,
  instant,
  money,
  plainDate,
  text,
  truth,
} from "../wire/index.ts";

/** Ads that wait for a decision, by the clock of the terms. */
const waiting = fields({
  total: count,
  late: ["en_retard", count],
  dueToday: ["aujourdhui", count],
});

const closing = fields({
  supportId: ["support_id", id],
  support: text,
  date: plainDate,
  /** Has passed for an edition that was opened again, which a person closes. */
  closesAt: ["bouclage", instant],
  /** False in a digital newspaper, whose days have no edition. */
  hasEdition: ["a_edition", truth],
  /** Ads that are planned for the day, and those of them that wait for a decision. */
  ads: ["annonces", count],
  undecided: ["a_decider", count],
});

/** A printed issue that waits for a person. */
const issue = fields({
  supportId: ["support_id", id],
  support: text,
  day: ["date_edition", plainDate],
  state: ["etat", code({ checking: "a_confirmer", failed: "refuse" })],
});

/** A letter that was not delivered. */
const mail = fields({
  id,
  /** Subject as the recipient would have read it; null where it cannot be written any more. */
  subject: ["objet", z.nullable(text)],
  language: ["langue", language],
  recipient: ["destinataire", text],
  error: ["erreur", z.nullable(text)],
  failedAt: ["echec_le", instant],
  /** True where the server took it and did not answer. */
  mayHaveArrived: ["peut_etre_arrive", truth],
  /** True where its link had ended before it could be delivered: it was not sent. */
  linkEnded: ["lien_expire", truth],
});

/** Messages of the contact form that wait for an answer, which the terms promise within a working day. */
const messages = fields({ waiting: ["en_attente", count], late: ["en_retard", count] });

/** Ads of an edition that did not run, and whose clients are asked. */
const missed = fields({
  supportId: ["support_id", id],
  support: text,
  day: ["date_edition", plainDate],
  ads: ["annonces", count],
});

/** Work of the program on one ad or edition that fails again and again. */
const failure = fields({
  job: [
    "travail",
    code({
      moderation: "decision",
      missed: "suite_parution_manquee",
      undecided: "non_decidee",
      cancelled: "edition_annulee",
      late: "paiement_tardif",
      absent: "non_parue",
      closures: "fermeture",
      announced: "lettre_de_parution",
      pages: "pages_conservees",
    }),
  ],
  /** Web reference of the ad; null where it is about several, or an edition. */
  reference: ["ref_web", z.nullable(text)],
  edition: z.nullable(
    fields({ supportId: ["support_id", id], support: text, day: ["date_edition", plainDate] }),
  ),
  attempts: ["tentatives", count],
  error: ["erreur", text],
  since: ["depuis", instant],
  retryAt: ["prochain_essai", instant],
});

const payment = fields({
  order: ["commande", text],
  amount: ["montant", money],
  answeredAt: ["reponse_le", instant],
});

const books = fields({ day: ["jour", plainDate], discrepancies: ["ecarts", count] });

export const readOverview = defineCall({
  name: "readOverview",
  summary: "What waits, closes and went wrong; a part that one may not see is null",
  service: "ads",
  method: "GET",
  path: "/desk/overview",
  shows: "overview",
  access: "session",
  staff: "openDesk",
  answer: inData(
    fields({
      waiting: ["a_decider", z.nullable(waiting)],
      closings: ["bouclages", z.nullable(z.array(closing))],
      /** Printed issues to confirm, and those whose file was refused. */
      issues: ["journaux", z.nullable(z.array(issue))],
      /** The newest letters that were not delivered nor filed, and the number of all. */
      mails: [
        "courriers_echoues",
        z.nullable(fields({ total: count, letters: ["courriers", z.array(mail)] })),
      ],
      messages: z.nullable(messages),
      /** Errors that pages reported and that are not closed. */
      errorReports: ["erreurs", z.nullable(count)],
      /** The newest editions, and the number of all. */
      missed: [
        "parutions_manquees",
        z.nullable(fields({ total: count, rows: ["editions", z.array(missed)] })),
      ],
      /** The longest failures, and the number of all. */
      failures: [
        "travaux_echoues",
        z.nullable(fields({ total: count, rows: ["travaux", z.array(failure)] })),
      ],
      /** Money that came late or twice, and went to a balance. */
      payments: ["paiements", z.nullable(z.array(payment))],
      /** The last night's comparison; null too before the first one. */
      books: ["comptes", z.nullable(books)],
    }),
  ),
});

const settled = {
  service: "ads",
  method: "POST",
  access: "session",
  staff: "resendMails",
  changes: ["overview"],
  body: inData(fields({ id })),
  answer: inData(fields({ id })),
} as const;

export const resendMail = defineCall({
  name: "resendMail",
  summary:
    "Send a letter that was not delivered again with the same Message-ID, or another one where its link may have ended",
  path: "/desk/courriers/renvoyer",
  ...settled,
});

export const fileMail = defineCall({
  name: "fileMail",
  summary: "File a letter that was not delivered: it is listed no longer, nor sent",
  path: "/desk/courriers/classer",
  ...settled,
});
