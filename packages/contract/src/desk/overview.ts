import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, count, fields, id, inData, instant, money, plainDate, text } from "../wire/index.ts";

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
  closesAt: ["bouclage", instant],
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

const mail = fields({
  key: ["cle", text],
  template: ["modele", text],
  error: ["erreur", z.nullable(text)],
  failedAt: ["echec_le", instant],
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
  access: "session",
  staff: "openDesk",
  answer: inData(
    fields({
      waiting: ["a_decider", z.nullable(waiting)],
      closings: ["bouclages", z.nullable(z.array(closing))],
      /** Printed issues to confirm, and those whose file was refused. */
      issues: ["journaux", z.nullable(z.array(issue))],
      mails: ["courriers_echoues", z.nullable(z.array(mail))],
      /** Money that came late or twice, and went to a balance. */
      payments: ["paiements", z.nullable(z.array(payment))],
      /** The last night's comparison; null too before the first one. */
      books: ["comptes", z.nullable(books)],
    }),
  ),
});
