import type { UserUpdate } from "@parution/contract/session";
import type { MemberStatus } from "@parution/rules/team";
import type { Context } from "../platform/context/index.ts";
import { transaction } from "../platform/database/index.ts";
import type { Messages } from "../platform/http/index.ts";
import { closeSessionsOf, type Identity } from "../platform/session/index.ts";
import { checkDetails } from "./details.ts";
import { tellInvited } from "./invitation.ts";
import { requireMember } from "./reach.ts";
import { texts } from "./texts.ts";

/**
 * Changes a member of the caller's own team: its details, or whether it may sign in. Deactivated, its sessions end;
 * activated for the first time, it is invited by mail.
 * @returns what to tell the caller.
 * @throws ProblemError 404 unless the caller is its parent, 422 under each field at fault.
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
    ...(await checkDetails(db, update, blankFields(update))),
  };
  await transaction(db, async (tx) => {
    if (Object.values(values).some((value) => value !== undefined)) {
      await tx.updateTable("users").set(values).where("id", "=", userId).execute();
    }
    if (values.active === false) await closeSessionsOf(tx, userId, clock.now());
    if (values.active) await tellInvited(tx, userId, identity.userId, new Date(clock.now()));
  });
  return update.status === undefined ? texts.saved : switched[update.status];
}

const switched: Readonly<Record<MemberStatus, Messages>> = {
  active: texts.activated,
  deactivated: texts.deactivated,
};

/** What is said of a member, by column; undefined where nothing is said. */
function columnsOf({ status, civility, ...said }: UserUpdate) {
  return {
    active: status && status === "active",
    civility,
    last_name: said.lastName?.trim(),
    first_name: said.firstName?.trim(),
    job_title: said.jobTitle?.trim(),
    department: said.department?.trim(),
    address: said.address?.trim(),
  };
}

/** The fields that would be emptied: a member has them all. */
function blankFields({ lastName, firstName, jobTitle, department, address }: UserUpdate) {
  const said = {
    lastname: lastName,
    firstname: firstName,
    lafonctions: jobTitle,
    ladirection: department,
    address,
  };
  const blank = Object.entries(said).filter(([, value]) => value?.trim() === "");
  return Object.fromEntries(blank.map(([name]) => [name, [texts.required]]));
}
