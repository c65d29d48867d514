import type { Language } from "@parution/contract/call";
import type { AccountFlags } from "@parution/rules/access";
import { type Kysely, sql } from "kysely";
import { setBounded } from "../bounded-map.ts";
import type { Context } from "../context.ts";
import { batchReads } from "../database/batch.ts";
import { prepare, type Slots } from "../database/prepare.ts";
import type { Database } from "../database/tables/index.ts";
import { type Credentials, readCredentials } from "./cookies.ts";
import { verifyToken } from "./token.ts";

/** Caller with a live session, and the carrier of its token. */
export interface Caller {
  readonly identity: Identity;
  readonly by: Credentials["by"];
}

/** Identifies the caller as {@link identifyAny} does, except users who must still change their first password. */
export async function identify(headers: Headers, context: Context): Promise<Caller | null> {
  const caller = await identifyAny(headers, context);
  return caller?.identity.mustChangePassword ? null : caller;
}

/**
 * Identifies the caller of a request. Null without a token, with one that is forged or expired, when the session was ended,
 * left unused for long or the user deactivated since.
 */
export async function identifyAny(headers: Headers, context: Context): Promise<Caller | null> {
  const { config, clock } = context;
  const credentials = readCredentials(headers, config.publicUrl);
  if (credentials === null) return null;
  const payload = await verifyToken(credentials.token, config.sessionSecret, clock.now());
  if (payload === null) return null;
  const session = await findSession(context.db, payload.sid);
  if (session === undefined || session.usedAt <= unusedSince(clock.now())) return null;
  const { identity } = session;
  if (identity.userId !== payload.user) return null;
  await noteUse(context, payload.sid);
  return { identity, by: credentials.by };
}

/** The caller of a request, read from the session on every call, with the flags that rules need. */
export interface Identity extends AccountFlags {
  readonly userId: number;
  readonly businessId: number;
  readonly sessionId: string;
  readonly email: string;
  /** Name in the greeting of mails. */
  readonly name: string;
  /** Language of mails to the user. */
  readonly language: Language;
  /** The first password was chosen by another user, and not changed yet. */
  readonly mustChangePassword: boolean;
  /** Name of the user towards payment pages; wire `hash_client`. */
  readonly clientHash: string;
}

/** Owner of a session, and its last recorded use. */
interface KnownSession {
  readonly identity: Identity;
  readonly usedAt: Date;
}

/** Undefined when the session was ended or its user deactivated before this was asked. */
const findSession = batchReads(readSessions);

async function readSessions(
  db: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, KnownSession>> {
  const rows = await selectSessions(db, null, { sessionIds });
  return new Map(
    rows.map(({ first_name, last_name, usedAt, ...row }) => [
      row.sessionId,
      { identity: { ...row, name: `${first_name} ${last_name}`.trim() }, usedAt },
    ]),
  );
}

interface SessionParameters {
  readonly sessionIds: readonly string[];
}

const selectSessions = prepare((db, slot: Slots<SessionParameters>, _shape: null) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .innerJoin("businesses", "businesses.id", "users.business_id")
    .where(sql<boolean>`sessions.id = any(${slot("sessionIds")}::uuid[])`)
    .where("sessions.revoked_at", "is", null)
    .where("users.active", "=", true)
    .select([
      "users.id as userId",
      "users.business_id as businessId",
      "sessions.id as sessionId",
      "sessions.used_at as usedAt",
      "users.email",
      "users.language",
      "users.first_name",
      "users.last_name",
      "users.must_change_password as mustChangePassword",
      "users.client_hash as clientHash",
      "users.roles",
      "users.is_parent as isParent",
      "businesses.account_kind as kind",
      "businesses.credit_account as creditAccount",
      "businesses.convention",
    ]),
);

/** Idle lifetime of a session in milliseconds, long enough for a form to wait through a meeting. */
const UNUSED = 4 * 60 * 60 * 1000;
/** Precision of a session's last use in milliseconds: a write a request would cost too much. */
const PRECISION = 5 * 60 * 1000;
/** Sessions remembered at most; of a forgotten one the next use is written. */
const REMEMBERED = 10_000;

/** Time of the last recorded use of a session, by id. */
const written = new Map<string, number>();

/** Sessions that were not used after this have ended at `now` (epoch milliseconds). */
export const unusedSince = (now: number): Date => new Date(now - UNUSED);

/** A session is written as used at `now` (epoch milliseconds) by the request that opens it. */
export const rememberUse = (sessionId: string, now: number): void =>
  setBounded(written, sessionId, now, REMEMBERED);

/** Records the use of a session. A failed write does not end it. */
async function noteUse({ db, clock, log }: Context, sessionId: string): Promise<void> {
  const now = clock.now();
  const last = written.get(sessionId);
  if (last !== undefined && now - last < PRECISION) return;
  rememberUse(sessionId, now);
  try {
    await db
      .updateTable("sessions")
      .set({ used_at: new Date(now) })
      .where("id", "=", sessionId)
      .execute();
  } catch (error) {
    log.warn({ err: error }, "session use not recorded");
  }
}
