import {
  type StaffChange,
  type StaffRole,
  staffChangeFault,
  wireRolesOf,
} from "@parution/rules/access";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, forbidden, notFound, type ProblemError } from "../platform/http/problems.ts";
import { closeSessionsOf } from "../platform/session/sessions.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  countOwners,
  endInvitations,
  findUserToChange,
  handOverAccount,
  lockStaff,
  readMember,
  writeRoles,
} from "./queries.ts";
import type { StaffIdentity } from "./require-staff.ts";

type Tx = Transaction<Database>;

/** New roles of a user; empty: the user leaves the staff. */
export interface RoleChange {
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/**
 * Changes a user's roles at the desk, with an entry of the trail. Leaving ends all of the user's sessions; who is no owner any
 * more commands the newspaper's own account no longer.
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
    const user = await requireUser(tx, email, after);
    const before = user.roles ?? [];
    await requireChange(tx, user, { isSelf: user.id === actor.userId, before, after });
    // An open invitation would undo this change.
    await endInvitations(tx, email, at);
    await writeRoles(tx, { userId: user.id, roles: after, wireRoles: wireRolesOf(after), at });
    if (!after.includes("owner")) await handOverAccount(tx, user.id);
    if (after.length === 0) await closeSessionsOf(tx, user.id, at.getTime());
    await appendToTrail(tx, {
      at,
      operator: actor.email,
      command: "staff",
      subject: email,
      reason: null,
      before: { roles: before },
      after: { roles: after },
    });
    return readMember(tx, user.id);
  });
}

/** A user who may take these roles; one who cannot sign in may only leave. */
async function requireUser(tx: Tx, email: string, after: readonly StaffRole[]) {
  const user = await findUserToChange(tx, email);
  if (user === undefined) throw notFound();
  const isLeaving = after.length === 0;
  const mayChange = isLeaving ? (user.roles ?? []).length > 0 : user.active;
  if (!mayChange) throw notFound();
  return user;
}

async function requireChange(
  tx: Tx,
  { active }: { readonly active: boolean },
  change: Omit<StaffChange, "owners">,
): Promise<void> {
  // One who cannot sign in owns nothing: the others are counted alone.
  const owners = (await countOwners(tx)) + (active ? 0 : 1);
  const fault = staffChangeFault({ ...change, owners });
  if (fault === "ownRoles") throw forbidden();
  if (fault === "lastOwner") throw lastOwner();
}

function lastOwner(): ProblemError {
  return conflict("LAST_OWNER", {
    fr: "Le journal garde au moins un propriétaire : nommez d’abord le suivant.",
    ar: "لا بد للجريدة من مالك واحد على الأقل: عينوا أولا من يخلفه.",
  });
}
