import { randomBytes } from "node:crypto";
import type { CallInput, Language } from "@parution/contract/call";
import type { acceptInvitation, inviteStaff } from "@parution/contract/staff";
import { type StaffRole, wireRolesOf } from "@parution/rules/access";
import { passwordFault } from "@parution/rules/password";
import { createLink, findLink, type MailedLink, queueMail, takeLink } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { invalid, notFound, ProblemError } from "../platform/http/problems.ts";
import { hashPassword, isCommonPassword } from "../platform/password.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";
import { passwordFaultTexts } from "../session/index.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  endInvitations,
  findUserToChange,
  insertStaffUser,
  lockStaff,
  writeRoles,
} from "./queries.ts";
import type { StaffIdentity } from "./require-staff.ts";

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;
/** Invitations of one owner in an hour. */
const PER_HOUR = 60;

interface Invitation {
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/**
 * Mails an invitation, in place of former ones to the same address.
 * @throws ProblemError 422 for an address that is of the staff already or whose account is deactivated, 429 after too many.
 */
export async function invite(
  { db, clock, config }: Context,
  actor: Pick<StaffIdentity, "userId" | "email" | "name">,
  { email: enteredEmail, roles }: Invitation,
  language: Language,
): Promise<void> {
  const now = clock.now();
  const limit = { key: `staff:invite:${actor.userId}`, attempts: PER_HOUR, window: HOUR };
  await limitAttempt(db, [limit], now);
  const email = enteredEmail.toLowerCase();
  await transaction(db, async (tx) => {
    await lockStaff(tx);
    const known = await findUserToChange(tx, email);
    if (known?.active === false) throw invalid<typeof inviteStaff>({ email: [texts.deactivated] });
    if ((known?.roles ?? []).length > 0)
      throw invalid<typeof inviteStaff>({ email: [texts.there] });
    const at = new Date(now);
    const staff_roles = [...new Set(roles)];
    const before = await endInvitations(tx, email, at);
    const link = { purpose: "staff", email, staff_roles, lifetime: WEEK } as const;
    const linkId = await createLink(tx, config, link, now);
    const data = { inviter: actor.name, linkId };
    const key = `staff-invited:${linkId}`;
    await queueMail(tx, { to: email, language, template: "staff-invited", data, key }, at);
    await appendToTrail(tx, {
      at,
      operator: actor.email,
      command: "staff-invite",
      subject: email,
      reason: null,
      before: { invited: before },
      after: { invited: staff_roles },
    });
  });
}

/**
 * Withdraws an invitation that was not accepted yet; its link ends at once.
 * @throws ProblemError 404 for an address that has none.
 */
export function withdraw(
  { db, clock }: Pick<Context, "clock" | "db">,
  actor: Pick<StaffIdentity, "email">,
  enteredEmail: string,
): Promise<void> {
  const email = enteredEmail.toLowerCase();
  return transaction(db, async (tx) => {
    await lockStaff(tx);
    const at = new Date(clock.now());
    const before = await endInvitations(tx, email, at);
    if (before.length === 0) throw notFound();
    await appendToTrail(tx, {
      at,
      operator: actor.email,
      command: "staff-invite",
      subject: email,
      reason: null,
      before: { invited: before },
      after: { invited: [] },
    });
  });
}

/**
 * Valid invitation, with a flag for an address that has an account.
 * @throws ProblemError 410 once it was used or is late, 429 after too many.
 */
export async function requireInvitation({ db, clock }: Context, token: string, address: string) {
  const now = clock.now();
  const limit = { key: `staff:invitation:${networkOf(address)}`, attempts: 60, window: HOUR };
  await limitAttempt(db, [limit], now);
  const link = await findLink(db, "staff", token, now);
  if (link === undefined || link.used_at !== null) throw invitationEnded();
  const { email, roles } = contentOf(link);
  const user = await transaction(db, (tx) => findUserToChange(tx, email));
  if (user?.active === false) throw invitationEnded();
  return { link, email, roles, isKnown: user !== undefined };
}

/**
 * Gives the roles of an invitation to the user of its address, who is created where there is none.
 * @throws ProblemError 410 once it was used or is late, 422 with each field at fault.
 */
export async function accept(
  context: Context,
  { token, password = "", ...person }: CallInput<typeof acceptInvitation>["body"],
  { address, language }: { readonly address: string; readonly language: Language },
): Promise<void> {
  const { db, clock } = context;
  const { link, email, roles, isKnown } = await requireInvitation(context, token, address);
  const firstName = person.firstName?.trim() ?? "";
  const lastName = person.lastName?.trim() ?? "";
  if (!isKnown) {
    const names = [email, firstName, lastName];
    const fault =
      passwordFault("", password, names) ??
      ((await isCommonPassword(password, names)) ? "guessable" : null);
    const faults = {
      ...(firstName === "" && { firstName: [texts.missing] }),
      ...(lastName === "" && { lastName: [texts.missing] }),
      ...(fault !== null && { password: [passwordFaultTexts[fault]] }),
    };
    if (Object.keys(faults).length > 0) throw invalid<typeof acceptInvitation>(faults);
  }
  const password_hash = isKnown ? null : await hashPassword(password);
  await transaction(db, async (tx) => {
    const at = new Date(clock.now());
    await lockStaff(tx);
    if ((await takeLink(tx, link.id, at.getTime())) === undefined) throw invitationEnded();
    const known = await findUserToChange(tx, email);
    const before = known?.roles ?? [];
    if (known?.active === false) throw invitationEnded();
    if (known === undefined && password_hash === null) throw invitationEnded();
    const userId =
      known?.id ??
      (await insertStaffUser(tx, {
        email,
        language,
        civility: person.civility ?? "mr",
        first_name: firstName,
        last_name: lastName,
        created_at: at,
        client_hash: randomBytes(16).toString("hex"),
        password_hash: password_hash ?? "",
      }));
    await writeRoles(tx, { userId, roles, wireRoles: wireRolesOf(roles), at });
    await appendToTrail(tx, {
      at,
      operator: email,
      command: "staff",
      subject: email,
      reason: null,
      before: { roles: before },
      after: { roles },
    });
  });
}

function contentOf({ email, staff_roles }: MailedLink): Invitation {
  if (email === null || staff_roles === null) throw invitationEnded();
  return { email, roles: staff_roles };
}

function invitationEnded(): ProblemError {
  return new ProblemError(410, "LINK_ENDED", {
    fr: "Cette invitation n’est plus valable : elle a servi, a été retirée ou a plus d’une semaine.",
    ar: "هذه الدعوة لم تعد صالحة: سبق استعمالها أو سحبت أو مر عليها أكثر من أسبوع.",
  });
}

const texts = {
  there: {
    fr: "Cette personne est déjà de l’équipe : changez ses rôles.",
    ar: "هذا الشخص عضو في الفريق من قبل: غيروا أدواره.",
  },
  deactivated: {
    fr: "Le compte de cette adresse est désactivé : réactivez-le d’abord, ou invitez une autre adresse.",
    ar: "حساب هذا العنوان معطل: أعيدوا تفعيله أولا أو استدعوا عنوانا آخر.",
  },
  missing: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
};
