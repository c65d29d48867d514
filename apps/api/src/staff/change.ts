import { type StaffRole, staffChangeFault, wireRolesOf } from "@parution/rules/access";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { forbidden, notFound, ProblemError } from "../platform/http/problems.ts";
import { closeSessionsOf } from "../platform/session/sessions.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  countOwners,
  deleteInvitations,
  findUserToChange,
  lockStaff,
  readMember,
  writeRoles,
} from "./queries.ts";
import type { StaffIdentity } from "./require-staff.ts";

/** New roles of a user; empty: the user leaves the staff. */
export interface RoleChange {
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/**
 * Changes a user's roles at the desk, with an entry of the trail. Leaving ends all of the user's sessions.
 * @throws ProblemError 404 for an unknown user, or one who leaves without being staff; 403 for the caller's own roles; 409 for
 * the last owner.
 */
export function changeRoles(
  { db, clock }: Pick<Context, "clock" | "db">,
  actor: Pick<StaffIdentity, "userId" | "email">,
  change: RoleChange,
) {
  const at = new Date(clock.now());
  const email = change.email.toLowerCase();
  const after = [...new Set(change.roles)];
  return transaction(db, async (tx) => {
    await lockStaff(tx);
    const user = await findUserToChange(tx, email);
    if (user === undefined || !user.active) throw notFound();
    const before = user.roles ?? [];
    if (before.length === 0 && after.length === 0) throw notFound();
    const isSelf = user.id === actor.userId;
    const fault = staffChangeFault({ isSelf, before, after, owners: await countOwners(tx) });
    if (fault === "ownRoles") throw forbidden();
    if (fault === "lastOwner") throw lastOwner();
    // An open invitation would undo this change.
    await deleteInvitations(tx, email);
    await writeRoles(tx, { userId: user.id, roles: after, wireRoles: wireRolesOf(after), at });
    if (after.length === 0) await closeSessionsOf(tx, user.id, at.getTime());
    await appendToTrail(tx, {
      ...{ at, operator: actor.email, command: "staff", subject: email, reason: null },
      ...{ before: { roles: before }, after: { roles: after } },
    });
    return readMember(tx, user.id);
  });
}

function lastOwner(): ProblemError {
  return new ProblemError(409, "LAST_OWNER", {
    fr: "Le journal garde au moins un propriétaire : nommez d’abord le suivant.",
    ar: "لا بد للجريدة من مالك واحد على الأقل: عينوا أولا من يخلفه.",
  });
}
