import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { LONGEST_MESSAGE } from "../limits/index.ts";
import { language } from "../shared/index.ts";
import { code, count, fields, filledText, form, id, inData, instant, text } from "../wire/index.ts";

/** Messages that are read at a time. */
export const MESSAGE_PAGE = 30;

const state = code({
  waiting: "en_attente",
  answered: "repondu",
  closed: "clos",
  spam: "indesirable",
});

const desk = { service: "ads", access: "session", staff: "answerMessages" } as const;

const summary = {
  id,
  state: ["etat", state],
  name: ["nom_prenom", text],
  subject: ["objet", text],
  receivedAt: ["recu_le", instant],
} as const;

export const readMessages = defineCall({
  name: "readMessages",
  summary: "Messages of the contact form: those that wait first, the oldest of them first",
  ...desk,
  method: "GET",
  path: "/desk/messages",
  shows: "messages",
  query: form(fields({ state: ["etat", z.optional(state)], page: ["pg", z.optional(id)] })),
  answer: inData(
    fields({
      total: count,
      waiting: ["en_attente", count],
      messages: z.array(fields(summary)),
    }),
  ),
});

export const readMessage = defineCall({
  name: "readMessage",
  summary: "One message with its answer",
  ...desk,
  method: "GET",
  path: "/desk/messages/:messageId",
  shows: "messages",
  params: fields({ messageId: id }),
  answer: inData(
    fields({
      ...summary,
      email: text,
      language: ["langue", language],
      message: text,
      /** Letter to the sender; null: none. */
      answer: ["reponse", z.nullable(text)],
      settledAt: ["traite_le", z.nullable(instant)],
      settledBy: ["traite_par", z.nullable(text)],
      /** The letter of the answer: it waits, was sent, or failed for good. */
      letter: [
        "courrier",
        z.nullable(code({ waiting: "en_attente", sent: "envoye", failed: "echoue" })),
      ],
    }),
  ),
});

const settled = inData(fields({ id, state: ["etat", state] }));

export const answerMessage = defineCall({
  name: "answerMessage",
  summary: "Answer a message by mail, with the message quoted",
  ...desk,
  method: "POST",
  path: "/desk/messages/repondre",
  changes: ["messages"],
  body: inData(fields({ id, answer: ["reponse", filledText.check(z.maxLength(LONGEST_MESSAGE))] })),
  answer: settled,
});

export const settleMessage = defineCall({
  name: "settleMessage",
  summary: "Close a message without an answer, call it spam, or let it wait again",
  ...desk,
  method: "POST",
  path: "/desk/messages/classer",
  changes: ["messages"],
  body: inData(
    fields({
      id,
      state: ["etat", code({ waiting: "en_attente", closed: "clos", spam: "indesirable" })],
    }),
  ),
  answer: settled,
});
