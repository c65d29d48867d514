import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  email,
  epochSeconds,
  fields,
  filledText,
  inData,
  password,
  text,
  typed,
} from "../wire/index.ts";
import { user } from "./user.ts";

/** Login data; blanks belong to a password. */
export const typedCredentials = z.object({ email: typed(email), password: filledText });

const credentials = fields({
  email,
  password: filledText,
  appToken: ["api_token", z.optional(text)],
});

/**
 * A browser's knowledge of its session; the token itself is in an HttpOnly cookie
 * (docs/domain/accounts.md#sessions).
 */
export const session = fields({
  /** Token for clients that are not browsers, sent as `Authorization: Bearer`; a browser gets none. */
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

export const changePassword = defineCall({
  name: "changePassword",
  summary: "Choose a new password; every other session of the user ends",
  service: "account",
  method: "POST",
  path: "/api/v1/user/password",
  access: "session",
  changes: ["factors", "sessions"],
  beforePasswordChange: true,
  body: inData(
    fields({
      current: ["mot_de_passe", password],
      next: ["nouveau_mot_de_passe", password],
    }),
  ),
  answer: inData(fields({ message: text })),
});
