import { permissionsOf } from "@parution/rules/access";
import type { Queries } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { findMember } from "./queries.ts";
import { memberMissing } from "./texts.ts";

/** @throws ProblemError 404 for accounts without a team (docs/domain/team.md#parent-and-members). */
export function requireTeam(identity: Identity): void {
  if (!permissionsOf(identity).managesTeam) throw notFound();
}

/** A member of the caller's own team. @throws ProblemError 404 for any other user. */
export async function requireMember(db: Queries, identity: Identity, userId: number) {
  requireTeam(identity);
  const member = await findMember(db, identity, userId);
  if (member === undefined) throw memberMissing();
  return member;
}
