import { randomUUID } from "node:crypto";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { ProblemError } from "../platform/http/problems.ts";
import { insertChallenge, takeChallenge } from "./queries.ts";

/** Time for an answer to a challenge, in milliseconds. */
export const CHALLENGE_LASTS = 5 * 60 * 1000;

/** Purpose of a challenge: an answer to it serves no other. */
export type Purpose = "add" | "proof" | "login" | "second";

/** Answer of a passkey to a challenge, as it arrives: JSON of Web Authentication. */
export interface PasskeyAnswer {
  readonly challenge: string;
  readonly response: string;
}

/** Keeps a challenge for a purpose of a user's, or of a visitor who signs in (null), until it is answered. Returns its id. */
export async function keepChallenge(
  db: Queries,
  now: number,
  purpose: Purpose,
  userId: number | null,
  challenge: string,
): Promise<string> {
  const id = randomUUID();
  const expires_at = new Date(now + CHALLENGE_LASTS);
  await insertChallenge(db, { id, challenge, purpose, user_id: userId, expires_at });
  return id;
}

/**
 * Spends a challenge, whatever its answer.
 * @throws ProblemError 422 for one that is another user's or purpose's, was answered before, or has expired.
 */
export async function useChallenge(
  { db, clock }: Pick<Context, "clock" | "db">,
  id: string,
  purpose: Purpose,
  userId: number | null,
): Promise<string> {
  const kept = await takeChallenge(db, id);
  const isMeant = kept?.purpose === purpose && kept.user_id === userId;
  if (!isMeant || kept.expires_at.getTime() <= clock.now()) {
    throw new ProblemError(422, "PASSKEY_CHALLENGE", ended);
  }
  return kept.challenge;
}

const ended = {
  fr: "La demande a expiré ou a déjà servi. Recommencez.",
  ar: "انتهت صلاحية الطلب أو سبق استعماله. أعيدوا المحاولة.",
};
