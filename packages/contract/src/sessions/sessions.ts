import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, inData, instant, text, truth } from "../wire/index.ts";

/** One of a user's open sessions. */
const openSession = fields({
  /** Name of the browser as its maker calls it; null: not known. */
  browser: ["navigateur", z.nullable(text)],
  system: ["systeme", z.nullable(text)],
  openedAt: ["ouverte_le", instant],
  /** Time of the last use, to within some minutes. */
  usedAt: ["utilisee_le", instant],
  /** True when it is the one that asks. */
  current: ["courante", truth],
});

export const readSessions = defineCall({
  name: "readSessions",
  summary: "Where one is signed in, the latest use first",
  service: "account",
  method: "GET",
  path: "/api/v1/sessions",
  access: "session",
  shows: "sessions",
  answer: inData(fields({ sessions: z.array(openSession) })),
});

export const endOtherSessions = defineCall({
  name: "endOtherSessions",
  summary: "Sign out everywhere but here",
  service: "account",
  method: "POST",
  path: "/api/v1/sessions/end-others",
  access: "session",
  changes: ["sessions"],
  answer: inData(fields({ message: text })),
});
