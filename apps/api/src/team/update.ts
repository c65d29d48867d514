import type { UserUpdate } from "@parution/contract/session";
import type { MemberStatus } from "@parution/rules/team";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages, type ProblemError } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { closeSessionsOf } from "../platform/session/sessions.ts";
import { isStaff, lockStaff } from "../staff/index.ts";
import { notifyInvited } from "./create.ts";
import { checkDetails } from "./members.ts";
import { updateUser } from "./queries.ts";
import { requireMember } from "./reach.ts";
import { texts } from "./texts.ts";

/**
 * Changes a member of the caller's own team: its details, or its right to sign in. Deactivated, its sessions end;
 * activated for the first time, it is invited by mail. Of staff, only the owners of the newspaper decide; activating one again does
 * no harm.
 * @returns the message for the caller.
 * @throws ProblemError 404 unless the caller is its parent, 409 for staff, 422 under each field at fault.
 */
export async function updateMember(
  { db, clock }: Context,
  identity: Identity,
  userId: number,
  update: UserUpdate,
): Promise<Messages> {
  await requireMember(db, identity, userId);
  const values = {
    ...columnsOf(update),
    ...(await checkDetails(db, update)),
  };
  const { active, ...details } = values;
  const isActivation = active === true && Object.values(details).every((one) => one === undefined);
  await transaction(db, async (tx) => {
    // No user becomes staff in the meantime.
    await lockStaff(tx);
    if (!isActivation && (await isStaff(tx, userId))) throw isOfStaff();
    if (Object.values(values).some((value) => value !== undefined)) {
      await updateUser(tx, userId, values);
    }
    if (values.active === false) await closeSessionsOf(tx, userId, clock.now());
    if (values.active) await notifyInvited(tx, userId, identity.userId, new Date(clock.now()));
  });
  return update.status === undefined ? texts.saved : switched[update.status];
}

function isOfStaff(): ProblemError {
  return conflict("STAFF_MEMBER", {
    fr: "Cette personne est de l’équipe du journal : un propriétaire du journal met d’abord fin à ses rôles, au bureau.",
    ar: "هذا الشخص من فريق الجريدة: على أحد مالكيها أن ينهي أدواره أولا من المكتب.",
  });
}

const switched: Readonly<Record<MemberStatus, Messages>> = {
  active: texts.activated,
  deactivated: texts.deactivated,
};

/** Columns of a member's changes; undefined: no change. */
function columnsOf({ status, civility, ...details }: UserUpdate) {
  return {
    active: status && status === "active",
    civility,
    last_name: details.lastName?.trim(),
    first_name: details.firstName?.trim(),
    job_title: details.jobTitle?.trim(),
    department: details.department?.trim(),
    address: details.address?.trim(),
  };
}
