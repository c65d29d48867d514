import type { CallAnswer } from "@parution/contract/call";
import type { readCurrentTeam } from "@parution/contract/team";
import type { Selectable } from "kysely";
import type { Queries } from "../platform/database/index.ts";
import type { UserTable } from "../platform/database/tables/accounts.ts";
import type { Identity } from "../platform/session/index.ts";
import { teamOf } from "./reach.ts";
import { readMemberStats } from "./stats.ts";
import { memberMissing } from "./texts.ts";

type Member = CallAnswer<typeof readCurrentTeam>[number];

/** The whole team, by name. */
export async function listMembers(db: Queries, identity: Identity): Promise<Member[]> {
  const rows = await teamOf(db, identity)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .selectAll()
    .execute();
  return rows.map((row) => describeMember(row, null));
}

/**
 * One member with what it has done.
 * @throws ProblemError 404 unless it is of the caller's own team.
 */
export async function readMember(db: Queries, identity: Identity, userId: number): Promise<Member> {
  const row = await teamOf(db, identity).where("id", "=", userId).selectAll().executeTakeFirst();
  if (row === undefined) throw memberMissing();
  return describeMember(row, await readMemberStats(db, row));
}

function describeMember(row: Selectable<UserTable>, stats: Member["stats"]): Member {
  return {
    id: row.id,
    userId: row.id,
    civility: row.civility,
    lastName: row.last_name,
    firstName: row.first_name,
    phone: row.phone,
    email: row.email,
    status: row.active ? "active" : "deactivated",
    businessId: row.business_id,
    clientHash: row.client_hash,
    lastSeenAt: row.last_login_at?.getTime() ?? null,
    jobTitle: row.job_title,
    department: row.department,
    cityId: row.city_id,
    otherCity: row.other_city,
    address: row.address,
    photoUrl: row.photo_path,
    stats,
  };
}
