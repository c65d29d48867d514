import type { Context } from "../context.ts";
import type { Queries } from "../database/transaction.ts";
import type { Job } from "../jobs.ts";
import type { Agent } from "./agent.ts";
import { rememberUse, unusedSince } from "./identify.ts";
import { signToken } from "./token.ts";

/** Lifetime of a session, in milliseconds. */
const LIFETIME = 12 * 60 * 60 * 1000;

/** A session that has just started. */
export interface OpenedSession {
  readonly token: string;
  /** Epoch milliseconds, on a whole second. */
  readonly expiresAt: number;
}

/** Factors that the user has just proved; default: none. */
interface Shown {
  readonly factor?: boolean;
  readonly password?: boolean;
}

/** Begins a session of a user at `now` (epoch milliseconds), opened with `agent`. */
export async function openSession(
  db: Queries,
  userId: number,
  secret: string,
  now: number,
  agent: Agent = { browser: null, system: null },
  { factor = false, password = false }: Shown = {},
): Promise<OpenedSession> {
  const id = crypto.randomUUID();
  const exp = Math.floor((now + LIFETIME) / 1000);
  const expiresAt = exp * 1000;
  await db
    .insertInto("sessions")
    .values({
      id,
      user_id: userId,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
      used_at: new Date(now),
      second_factor_at: factor ? new Date(now) : null,
      password_at: password ? new Date(now) : null,
      ...agent,
    })
    .execute();
  rememberUse(id, now);
  return { token: await signToken({ user: userId, exp, sid: id }, secret), expiresAt };
}

/** Instant at which the password was typed that opened a session; null: it was opened otherwise. */
export async function findPasswordTime(db: Queries, sessionId: string): Promise<Date | null> {
  const session = db.selectFrom("sessions").select("password_at").where("id", "=", sessionId);
  return (await session.executeTakeFirst())?.password_at ?? null;
}

/**
 * Notes at `now` (epoch milliseconds) that the user of a session has shown a second factor.
 * @returns false when the session was ended meanwhile.
 */
export async function noteSecondFactor(
  db: Queries,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ second_factor_at: new Date(now) })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends one session: its token is invalid from now on. */
export async function closeSession(db: Queries, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: new Date(now) })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Sessions that are kept when those of a user end. */
interface Spared {
  /** Id of one. */
  readonly except?: string | null;
  /** Those that have shown a second factor stay, too. */
  readonly without?: "factor" | null;
}

/** Ends every session of a user, but for those named. */
export async function closeSessionsOf(
  db: Queries,
  userId: number,
  now: number,
  { except = null, without = null }: Spared = {},
): Promise<void> {
  let sessions = db
    .updateTable("sessions")
    .set({ revoked_at: new Date(now) })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  if (except !== null) sessions = sessions.where("id", "<>", except);
  if (without === "factor") sessions = sessions.where("second_factor_at", "is", null);
  await sessions.execute();
}

/** The sessions that are open at `now` (epoch milliseconds) of a user, the latest use first. */
export function readOpenSessions(db: Queries, userId: number, now: number) {
  return db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", new Date(now))
    .where("used_at", ">", unusedSince(now))
    .orderBy("used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}

/** Records the end of sessions unused for long, which are refused already. */
export const endUnusedSessions: Job = {
  name: "unused sessions",
  every: 60_000,
  async run({ db, clock }: Context) {
    const now = clock.now();
    await db
      .updateTable("sessions")
      .set({ revoked_at: new Date(now) })
      .where("revoked_at", "is", null)
      .where("used_at", "<=", unusedSince(now))
      .execute();
  },
};
