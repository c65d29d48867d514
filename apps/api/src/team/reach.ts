import { permissionsOf, standingOf } from "@parution/rules/access";
import type { Queries } from "../platform/database/index.ts";
import { notFound } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { memberMissing } from "./texts.ts";

/** @throws ProblemError 404 for accounts without a team (readings G3, G4). */
export function requireTeam(identity: Identity): void {
  if (!permissionsOf(standingOf(identity)).managesTeam) throw notFound();
}

/** The users of an account beside its parent: whom a parent reaches. */
export function teamOf(db: Queries, identity: Pick<Identity, "businessId">) {
  return db
    .selectFrom("users")
    .where("users.business_id", "=", identity.businessId)
    .where("users.is_parent", "=", false);
}

/** @throws ProblemError 404 unless `userId` is a member of the caller's own team (readings G4). */
export async function requireMember(
  db: Queries,
  identity: Identity,
  userId: number,
): Promise<void> {
  requireTeam(identity);
  const found = await teamOf(db, identity)
    .where("users.id", "=", userId)
    .select("users.id")
    .executeTakeFirst();
  if (found === undefined) throw memberMissing();
}
