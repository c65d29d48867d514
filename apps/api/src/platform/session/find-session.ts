import { type Kysely, sql } from "kysely";
import { type Database, prepare, readTogether, type Slots } from "../database/index.ts";
import type { Identity } from "./identity.ts";

/** Whom a session belongs to, and its last use that was written. */
interface KnownSession {
  readonly identity: Identity;
  readonly usedAt: Date;
}

/** Undefined when the session was ended or its user deactivated before this was asked. */
export const findSession = readTogether(readSessions);

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

interface Asked {
  readonly sessionIds: readonly string[];
}

const selectSessions = prepare((db, slot: Slots<Asked>, _shape: null) =>
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
