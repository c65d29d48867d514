import type { Queries } from "../database/index.ts";
import type { Agent } from "./agent.ts";
import { signToken } from "./token.ts";
import { rememberUse } from "./use.ts";

/** How long a session lasts, in milliseconds. */
const LIFETIME = 12 * 60 * 60 * 1000;

/** A session that has just begun. */
export interface OpenedSession {
  readonly token: string;
  /** Epoch milliseconds, on a whole second. */
  readonly expiresAt: number;
}

/** Begins a session of a user at `now` (epoch milliseconds), opened with `agent`. */
export async function openSession(
  db: Queries,
  userId: number,
  secret: string,
  now: number,
  agent: Agent = { browser: null, system: null },
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
      ...agent,
    })
    .execute();
  rememberUse(id, now);
  return { token: await signToken({ user: userId, exp, sid: id }, secret), expiresAt };
}

/** Ends one session: its token is worth nothing from now on. */
export async function closeSession(db: Queries, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: new Date(now) })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Ends every session of a user, but for the one named. */
export async function closeSessionsOf(
  db: Queries,
  userId: number,
  now: number,
  { except = null }: { readonly except?: string | null } = {},
): Promise<void> {
  let sessions = db
    .updateTable("sessions")
    .set({ revoked_at: new Date(now) })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  if (except !== null) sessions = sessions.where("id", "<>", except);
  await sessions.execute();
}
