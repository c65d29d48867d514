import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, filledText, inData, text } from "../wire/index.ts";

/** Longest password that is read: hashing takes work in proportion. */
const LONGEST_PASSWORD = 200;

const password = filledText.check(z.maxLength(LONGEST_PASSWORD));

export const changePassword = defineCall({
  name: "changePassword",
  summary: "Choose a new password; every other session of the user ends",
  service: "account",
  method: "POST",
  path: "/api/v1/user/password",
  access: "session",
  beforePasswordChange: true,
  body: inData(
    fields({
      current: ["mot_de_passe", password],
      next: ["nouveau_mot_de_passe", password],
    }),
  ),
  answer: inData(fields({ message: text })),
});
