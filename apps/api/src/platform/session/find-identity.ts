import { type Kysely, sql } from "kysely";
import { type Database, prepare, readTogether, type Slots } from "../database/index.ts";
import type { Identity } from "./identity.ts";

/** Who a session belongs to; undefined when it was ended or its user deactivated before this was asked. */
export const findIdentity = readTogether(readIdentities);

async function readIdentities(
  db: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, Identity>> {
  const rows = await selectIdentities(db, null, { sessionIds });
  return new Map(
    rows.map(({ first_name, last_name, ...row }) => [
      row.sessionId,
      { ...row, name: `${first_name} ${last_name}`.trim() },
    ]),
  );
}

interface Asked {
  readonly sessionIds: readonly string[];
}

const selectIdentities = prepare((db, slot: Slots<Asked>, _shape: null) =>
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
