import type { CallAnswer } from "@parution/contract/call";
import type { createMember, readCurrentTeam } from "@parution/contract/team";
import { readPhone } from "@parution/rules/fields";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { memberFaults } from "@parution/rules/team";
import type { Selectable } from "kysely";
import { isCity } from "../catalogue/index.ts";
import type { UserTable } from "../platform/database/tables/accounts.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid, type MessagesOf } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { findMember, listTeam, readMemberStats } from "./queries.ts";
import { memberMissing, texts } from "./texts.ts";

type Member = CallAnswer<typeof readCurrentTeam>[number];

/** The whole team, by name. */
export async function listMembers(db: Queries, identity: Identity): Promise<Member[]> {
  const rows = await listTeam(db, identity);
  return rows.map((row) => describeMember(row, null));
}

/**
 * One member with its contribution.
 * @throws ProblemError 404 unless it is of the caller's own team.
 */
export async function readMember(db: Queries, identity: Identity, userId: number): Promise<Member> {
  const row = await findMember(db, identity, userId);
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

type EnteredDetails = Parameters<typeof memberFaults>[0] & { readonly cityId?: number | undefined };

/** Changes of a member's details; omitted fields stay as they are. */
interface CheckedDetails {
  readonly phone?: string;
  readonly city_id?: number;
  readonly other_city?: string;
}

/**
 * Checks the details, and reads telephone and city; other fields are the caller's to keep.
 * @throws ProblemError 422 with a message under each field at fault.
 */
export async function checkDetails(
  db: Queries,
  details: EnteredDetails,
  others: MessagesOf<typeof createMember> = {},
): Promise<CheckedDetails> {
  const { phone, cityId, otherCity } = details;
  const digits = phone === undefined ? undefined : readPhone(phone);
  const ruled = Object.entries(memberFaults(details)).map(([name, fault]) => [
    name,
    [fault === "missing" ? texts.required : texts[fault]],
  ]);
  const faults: MessagesOf<typeof createMember> = {
    ...Object.fromEntries(ruled),
    ...others,
    ...(cityId !== undefined && !(await isCity(db, cityId)) && { cityId: [texts.city] }),
  };
  if (Object.keys(faults).length > 0) throw invalid<typeof createMember>(faults);
  return {
    ...(digits ? { phone: digits } : {}),
    ...(cityId === undefined ? {} : { city_id: cityId, other_city: otherOf(cityId, otherCity) }),
  };
}

/** A city of the list has no other name beside it. */
function otherOf(cityId: number, otherCity: string | undefined): string {
  return cityId === ANOTHER_CITY ? (otherCity?.trim() ?? "") : "";
}
