import type { Call } from "@parution/contract/call";
import { type StaffPermission, type StaffRole, staffPermissionsOf } from "@parution/rules/access";
import type { Context } from "../platform/context.ts";
import { type BoundCall, bindAuthorised, type Handler } from "../platform/http/bind.ts";
import { forbidden, notFound, ProblemError } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { findStaff } from "./queries.ts";

/** A caller of the newspaper's staff. */
export interface StaffIdentity extends Identity {
  readonly staffRoles: readonly StaffRole[];
  readonly staffPermissions: readonly StaffPermission[];
}

/**
 * Requires staff with a permission. Roles are read on every call, so that a change applies from the next one.
 * @throws ProblemError 404 for users who are no staff, 403 without the second factor or the permission.
 */
async function requireStaff(
  { db, config }: Pick<Context, "config" | "db">,
  identity: Identity,
  permission: StaffPermission,
): Promise<StaffIdentity> {
  const staff = await findStaff(db, identity.sessionId);
  if (staff === undefined) throw notFound();
  if (config.requiresSecondFactor && staff.second_factor_at === null) throw secondFactorRequired();
  const staffPermissions = staffPermissionsOf(staff.roles);
  if (!staffPermissions.includes(permission)) throw forbidden();
  return { ...identity, staffRoles: staff.roles, staffPermissions };
}

function secondFactorRequired(): ProblemError {
  return new ProblemError(403, "SECOND_FACTOR_REQUIRED", {
    fr: "Confirmez d’abord votre identité par un second facteur.",
    ar: "المرجو تأكيد هويتكم أولا بعامل ثان.",
  });
}

/** Binds a call of the desk, with the permission that the call itself names; others are refused before its input is read. */
export function bindStaff<Params, Query, Body, Answer>(
  call: Call<Params, Query, Body, Answer>,
  handler: Handler<Params, Query, Body, Answer, StaffIdentity>,
): BoundCall {
  const { staff } = call;
  if (staff === undefined) throw new Error(`${call.name} names no permission of the staff`);
  return bindAuthorised(
    call,
    (context, identity) => requireStaff(context, identity, staff),
    handler,
  );
}
