import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { epochSeconds, fields, filledText, inData, text } from "../wire/index.ts";
import { user } from "./user.ts";

const credentials = fields({
  email: z.email(),
  password: filledText,
  appToken: ["api_token", z.optional(text)],
});

/** What a browser may know of its session; the token itself is in an HttpOnly cookie (readings B1). */
export const session = fields({
  /** For clients that are not browsers, sent as `Authorization: Bearer`; a browser gets none. */
  token: z.optional(text),
  user,
  expiresAt: ["exp", epochSeconds],
});

export const login = defineCall({
  name: "login",
  summary: "Open a session",
  service: "account",
  method: "POST",
  path: "/api/v1/login",
  access: "app",
  body: inData(credentials),
  answer: inData(session),
});

export const logout = defineCall({
  name: "logout",
  summary: "Close the session, here and on the server",
  service: "account",
  method: "POST",
  path: "/api/v1/logout",
  access: "session",
  beforePasswordChange: true,
  answer: inData(fields({ message: text })),
});
