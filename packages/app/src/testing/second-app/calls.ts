import { defineCall } from "@parution/contract/call";
import { lazyCall } from "@parution/contract/lazy";
import { pageInfo } from "@parution/contract/shared";
import {
  email,
  fields,
  filledText,
  form,
  id,
  inData,
  text,
  typed,
  wireDate,
} from "@parution/contract/wire";
import * as z from "zod/mini";

const states = ["open", "answered"] as const;

/** Letters of readers, a page at a time: a call that the portal does not know. */
export const readLetters = defineCall({
  name: "readLetters",
  summary: "Letters of readers",
  service: "ads",
  method: "GET",
  path: "/courrier/lettres",
  access: "session",
  shows: "account",
  query: form(
    fields({
      page: ["pg", z.optional(id)],
      reference: z.optional(text),
      from: ["date_debut", z.optional(wireDate)],
      to: ["date_fin", z.optional(wireDate)],
      status: ["statut", z.optional(z.enum(states))],
    }),
  ),
  answer: fields({
    letters: [
      "data",
      z.array(fields({ id, reference: text, author: text, status: z.enum(states) })),
    ],
    info: pageInfo,
  }),
});

const reply = { email, text: filledText.check(z.maxLength(200)) };

/** Reply in the form's fields. */
export const typedReply = z.object({ email: typed(reply.email), text: typed(reply.text) });

/** Answers a letter, which changes the list. */
export const sendReply = defineCall({
  name: "sendReply",
  summary: "Answer a letter",
  service: "ads",
  method: "POST",
  path: "/courrier/reponses",
  access: "session",
  changes: ["account"],
  body: fields(reply),
  answer: inData(fields({ message: text })),
});

export const lazyLetters = lazyCall(
  { name: "readLetters", shows: "account" },
  async () => readLetters,
);
export const lazyReply = lazyCall(
  { name: "sendReply", changes: ["account"] },
  async () => sendReply,
);
