import type { CallInput, Language } from "@parution/contract/call";
import type { recoverPassword, requestRecovery } from "@parution/contract/registration";
import { passwordFault } from "@parution/rules/password";
import type { Transaction } from "kysely";
import { requireCaptcha } from "../captcha/index.ts";
import { createLink, endLinks, findLink, queueMail, replaceLink, takeLink } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { invalid } from "../platform/http/problems.ts";
import { hashPassword, isCommonPassword } from "../platform/password.ts";
import { closeSessionsOf } from "../platform/session/sessions.ts";
import {
  findUser,
  notifyPasswordChanged,
  passwordFaultTexts,
  replacePassword,
} from "../session/index.ts";
import { linkEnded } from "./confirm.ts";
import { limitOf, requireAttempt } from "./limits.ts";
import { findByAddress } from "./queries.ts";

/** Lifetime of a link to choose another password, in milliseconds. */
const RECOVERY_LASTS = 60 * 60 * 1000;

/**
 * Mails a link to choose another password; an address without account is mailed that it has none. Both take the same
 * statements.
 * @throws ProblemError 422 without a captcha, 429 after too many.
 */
export async function askRecovery(
  context: Context,
  { email: enteredEmail, captcha }: CallInput<typeof requestRecovery>["body"],
  { address, language }: { readonly address: string; readonly language: Language },
): Promise<void> {
  const email = enteredEmail.toLowerCase();
  await requireAttempt(context, limitOf.recovery(email, address));
  await transaction(context.db, async (tx) => {
    await requireCaptcha(tx, context, captcha);
    await mailRecovery(tx, context, { email, language });
  });
}

interface RecoveryRequest {
  readonly email: string;
  readonly language: Language;
}

async function mailRecovery(
  tx: Transaction<Database>,
  { clock, config }: Pick<Context, "clock" | "config">,
  { email, language }: RecoveryRequest,
): Promise<void> {
  const now = clock.now();
  const user = await findByAddress(tx, email);
  const link = {
    purpose: "recovery",
    user_id: user?.id ?? null,
    lifetime: RECOVERY_LASTS,
  } as const;
  const linkId = await createLink(tx, config, link, now);
  const mail = { to: email, language, key: `recovery:${linkId}` };
  if (user === undefined) {
    await queueMail(tx, { ...mail, template: "recovery-unknown", data: {} }, new Date(now));
  } else {
    const data = { name: `${user.first_name} ${user.last_name}`, linkId };
    await queueMail(tx, { ...mail, template: "recovery-link", data }, new Date(now));
  }
}

/**
 * Mails another link in place of one whose letter was not delivered. Returns false where that one was used or ended, or its address has
 * no account any more.
 */
export async function renewRecovery(
  tx: Transaction<Database>,
  context: Context,
  { linkId, ...request }: RecoveryRequest & { readonly linkId: string },
): Promise<boolean> {
  const former = await replaceLink(tx, linkId);
  const isUsed = former !== undefined && former.used_at !== null;
  if (isUsed || (await findByAddress(tx, request.email)) === undefined) return false;
  await mailRecovery(tx, context, request);
  return true;
}

/**
 * Unused link of a token, with its user.
 * @throws ProblemError 410 for a link that is not valid, 429 after too many.
 */
export async function requireRecoveryLink(context: Context, token: string, address: string) {
  await requireAttempt(context, limitOf.token(address));
  const link = await findLink(context.db, "recovery", token, context.clock.now());
  if (link === undefined || link.used_at !== null || link.user_id === null) throw linkEnded();
  const user = await findUser(context.db, link.user_id);
  if (user === undefined) throw linkEnded();
  return { link, userId: link.user_id, user };
}

/**
 * Chooses another password by a link: every session ends, and so do the user's other links. The user is notified by mail.
 * @throws ProblemError 410 for a link that is not valid, 422 for a password that is not accepted, 429 after too many.
 */
export async function recover(
  context: Context,
  { token, next }: CallInput<typeof recoverPassword>["body"],
  address: string,
): Promise<void> {
  const { db, clock } = context;
  const { link, userId, user } = await requireRecoveryLink(context, token, address);
  const names = [user.email, user.firstName, user.lastName];
  const common = async () => ((await isCommonPassword(next, names)) ? "guessable" : null);
  const fault = passwordFault("", next, names) ?? (await common());
  if (fault !== null) throw invalid<typeof recoverPassword>({ next: [passwordFaultTexts[fault]] });
  const passwordHash = await hashPassword(next);
  await transaction(db, async (tx) => {
    const now = clock.now();
    if ((await takeLink(tx, link.id, now)) === undefined) throw linkEnded();
    await replacePassword(tx, userId, passwordHash, new Date(now));
    await endLinks(tx, userId, ["recovery", "address"], now);
    await closeSessionsOf(tx, userId, now);
    await notifyPasswordChanged(tx, userId, now);
  });
}
