import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { binary, email, fields, inData, linkToken, password, text, typed } from "../wire/index.ts";

/** Another address to sign in with, as a user types it. */
export const typedAddressChange = z.object({ email: typed(email), password });

export const changeAddress = defineCall({
  name: "changeAddress",
  summary: "Ask to sign in with another address, which is confirmed by the link of a mail",
  service: "account",
  method: "POST",
  path: "/api/v1/user/address",
  access: "session",
  body: inData(fields({ email, password: ["mot_de_passe", password] })),
  answer: inData(fields({ message: text })),
});

export const confirmAddress = defineCall({
  name: "confirmAddress",
  summary: "Confirm another address by the token of a link in a mail",
  service: "account",
  method: "POST",
  path: "/api/v1/user/address/confirm",
  access: "app",
  body: inData(fields({ token: ["jeton", linkToken] })),
  answer: inData(fields({ message: text })),
});

export const undoAddress = defineCall({
  name: "undoAddress",
  summary:
    "Take back the former address by the token of a link mailed to it; sessions, password and later factors end",
  service: "account",
  method: "POST",
  path: "/api/v1/user/address/undo",
  access: "app",
  body: inData(fields({ token: ["jeton", linkToken] })),
  answer: inData(
    fields({
      message: text,
      /** Token of a link to choose another password, as mails have one. */
      recoveryToken: ["jeton_mot_de_passe", text],
    }),
  ),
});

export const exportOwnData = defineCall({
  name: "exportOwnData",
  summary: "Everything that is kept about oneself, as one file of JSON, to be saved",
  service: "account",
  method: "GET",
  path: "/api/v1/user/export",
  access: "session",
  media: "application/octet-stream",
  answer: binary,
});

export const closeAccount = defineCall({
  name: "closeAccount",
  summary: "Close one's account for good; refused with its reasons while something is open",
  service: "account",
  method: "POST",
  path: "/api/v1/user/close",
  access: "session",
  body: inData(fields({ password: ["mot_de_passe", password] })),
  answer: inData(fields({ message: text })),
});
