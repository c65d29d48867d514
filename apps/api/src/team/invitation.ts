import type { Transaction } from "kysely";
import { queueMail } from "../mail/index.ts";
import type { Database } from "../platform/database/index.ts";

/** Tells a member that somebody has added it, once, as soon as it may sign in for the first time. */
export async function tellInvited(
  tx: Transaction<Database>,
  memberId: number,
  inviterId: number,
  at: Date,
): Promise<void> {
  const member = await tx
    .selectFrom("users as member")
    .innerJoin("businesses as business", "business.id", "member.business_id")
    .innerJoin("users as inviter", "inviter.business_id", "business.id")
    .where("member.id", "=", memberId)
    .where("inviter.id", "=", inviterId)
    .where("member.active", "=", true)
    .where("member.last_login_at", "is", null)
    .select(["member.email", "member.language", "business.legal_name as company"])
    .select(["member.first_name", "member.last_name"])
    .select(["inviter.first_name as inviter_first", "inviter.last_name as inviter_last"])
    .executeTakeFirst();
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
