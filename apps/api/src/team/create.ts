import { randomBytes } from "node:crypto";
import type { CallInput, Language } from "@parution/contract/call";
import type { createMember } from "@parution/contract/team";
import { isGuessable } from "@parution/rules/password";
import type { Insertable, Transaction } from "kysely";
import { queueMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { UserTable } from "../platform/database/tables/accounts.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { invalid, type MessagesOf, notFound, tooManyAttempts } from "../platform/http/problems.ts";
import { hashPassword, isCommonFirstPassword, verifyPassword } from "../platform/password.ts";
import { forgiveAttempt, hit, type Limit, limitAttempt } from "../platform/rate-limit.ts";
import type { Identity } from "../platform/session/identify.ts";
import { hasRunOut } from "../session/index.ts";
import { checkDetails } from "./members.ts";
import {
  insertMember,
  selectBusiness,
  selectInvited,
  selectUninitiated,
  updateFirstPassword,
} from "./queries.ts";
import { requireTeam } from "./reach.ts";
import { texts } from "./texts.ts";

type NewMember = CallInput<typeof createMember>["body"];

/** Members that one account may add in an hour: hashing a password is expensive. */
const PER_HOUR = 120;
/** Refusals of taken addresses that one account may have in a day: each discloses that the address has an account. */
const TAKEN_PER_DAY = 5;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Adds a member to the caller's own team, and invites it by mail once it is active. Its password must be changed at the
 * first login, within a week. The same request again, as after a lost answer, returns the existing member without another
 * invitation; an expired first password is replaced by the new one.
 * @param language of the invitation: the caller's.
 * @returns the member's user id.
 * @throws ProblemError 404 without a team, 422 under each field at fault, 429 after too many, or too many taken addresses.
 */
export async function addMember(
  { db, clock }: Context,
  identity: Identity,
  member: NewMember,
  language: Language,
): Promise<number> {
  requireTeam(identity);
  const now = clock.now();
  const limit = { key: `team:create:${identity.businessId}`, attempts: PER_HOUR, window: HOUR };
  await limitAttempt(db, [limit], now);
  const details = await checkDetails(db, member, {
    ...(await foreignValues(db, identity, member)),
    ...(await passwordFaults(member)),
  });
  const email = member.email.toLowerCase();
  const row = {
    ...details,
    ...toColumns(member),
    business_id: identity.businessId,
    email,
    language,
    password_hash: await hashPassword(member.password),
    first_password_at: new Date(now),
    created_at: new Date(now),
  };
  const taken = { key: `team:taken:${identity.businessId}`, attempts: TAKEN_PER_DAY, window: DAY };
  const added = await transaction(db, (tx) => insertAndInvite(tx, row, identity.userId, taken));
  if (added !== null) return added;
  const known = await addedBefore(db, identity, { ...row, password: member.password });
  await forgiveAttempt(db, [taken]);
  return known;
}

const toColumns = (member: NewMember) => ({
  active: member.status === "active",
  civility: member.civility,
  first_name: member.firstName.trim(),
  last_name: member.lastName.trim(),
  address: member.address.trim(),
  job_title: member.jobTitle.trim(),
  department: member.department.trim(),
  client_hash: randomBytes(16).toString("hex"),
  must_change_password: true,
});

/**
 * Returns the new user's id; null where the address is taken, which is counted.
 * @throws ProblemError 429 after too many taken addresses, for any address.
 */
async function insertAndInvite(
  tx: Transaction<Database>,
  row: Insertable<UserTable>,
  inviterId: number,
  taken: Limit,
): Promise<number | null> {
  const now = row.created_at;
  // The count is locked, so that members added at the same time find it one after the other.
  const { hits, resets_at } = await hit(tx, taken, now, 0);
  if (hits >= taken.attempts) {
    const seconds = Math.ceil((resets_at.getTime() - now.getTime()) / 1000);
    throw tooManyAttempts(seconds, texts.manyTaken);
  }
  const added = await insertMember(tx, row);
  if (added === undefined) {
    await hit(tx, taken, now);
    return null;
  }
  await notifyInvited(tx, added.id, inviterId, row.created_at);
  return added.id;
}

/** Faults of fields that contradict the account. */
async function foreignValues(
  db: Queries,
  identity: Identity,
  { businessId, kind, companyName }: NewMember,
): Promise<MessagesOf<typeof createMember>> {
  if (businessId !== undefined && businessId !== identity.businessId) throw notFound();
  const { legal_name } = await selectBusiness(db, identity.businessId);
  return {
    ...(kind === undefined || kind === identity.kind ? {} : { kind: [texts.notYours] }),
    ...(companyName === undefined || companyName === legal_name
      ? {}
      : { companyName: [texts.notYours] }),
  };
}

/** A first password that is common, or guessable with knowledge of the member. */
async function passwordFaults(member: NewMember): Promise<MessagesOf<typeof createMember>> {
  const { password, email, firstName, lastName, phone, companyName = "" } = member;
  const personalData = [email, firstName, lastName, phone, companyName];
  const names = [...personalData, ...personalData.map((name) => name.replaceAll(/\s/g, ""))];
  const isWeak = isGuessable(password, names) || (await isCommonFirstPassword(password, names));
  return isWeak ? { password: [texts.guessable] } : {};
}

interface Renewed {
  readonly email: string;
  readonly password: string;
  readonly password_hash: string;
  readonly first_password_at: Date;
}

/**
 * The member of a taken address that this same request created, or whose first password has expired and is replaced.
 * @throws ProblemError 422 on `email` for any other taken address.
 */
async function addedBefore(
  db: Queries,
  identity: Identity,
  { email, password, password_hash, first_password_at }: Renewed,
): Promise<number> {
  const known = await selectUninitiated(db, identity.businessId, email);
  if (known !== undefined && hasRunOut(known, first_password_at.getTime())) {
    await updateFirstPassword(db, known.id, { password_hash, first_password_at });
    return known.id;
  }
  const isSame = known !== undefined && (await verifyPassword(password, known.password_hash));
  if (!isSame) throw invalid<typeof createMember>({ email: [texts.emailTaken] });
  return known.id;
}

/** Mails an invitation to a member, once, as soon as they may sign in for the first time. */
export async function notifyInvited(
  tx: Transaction<Database>,
  memberId: number,
  inviterId: number,
  at: Date,
): Promise<void> {
  const member = await selectInvited(tx, memberId, inviterId);
  if (member === undefined) return;
  const { email, language, company, ...names } = member;
  const data = {
    name: `${names.first_name} ${names.last_name}`,
    inviter: `${names.inviter_first} ${names.inviter_last}`,
    company,
    email,
  };
  const key = `member-invited:${memberId}`;
  await queueMail(tx, { to: email, language, template: "member-invited", data, key }, at);
}
