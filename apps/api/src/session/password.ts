import { randomUUID } from "node:crypto";
import type { changePassword } from "@parution/contract/session";
import { type PasswordFault, passwordFault } from "@parution/rules/password";
import type { Transaction } from "kysely";
import { requirePassword } from "../factors/index.ts";
import { addresseeOf, queueMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import { hashPassword, isCommonPassword } from "../platform/password.ts";
import type { Identity } from "../platform/session/identify.ts";
import { closeSessionsOf } from "../platform/session/sessions.ts";
import { updatePassword } from "./queries.ts";

interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/**
 * Changes the password of the signed-in user, and ends all other sessions (docs/domain/accounts.md#passwords). The user is
 * notified by mail.
 * @throws ProblemError 422 when the current one is wrong or the new one is not accepted, 429 after too many failures.
 */
export async function choosePassword(
  context: Context,
  { userId, sessionId, email }: Identity,
  { current, next }: PasswordChange,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const stored = await requirePassword(context, userId, current, "current");
  const fault = passwordFault(current, next, [email]) ?? (await commonness(next, email));
  if (fault !== null) throw invalid<typeof changePassword>({ next: [passwordFaultTexts[fault]] });
  const passwordHash = await hashPassword(next);
  await transaction(db, async (tx) => {
    // The second of two simultaneous changes no longer has the current password.
    const isChanged = await updatePassword(tx, userId, {
      stored,
      next: passwordHash,
      at: new Date(now),
    });
    if (!isChanged) throw invalid<typeof changePassword>({ current: [wrong] });
    await closeSessionsOf(tx, userId, now, { except: sessionId });
    await notifyPasswordChanged(tx, userId, now);
  });
}

const commonness = async (password: string, email: string): Promise<PasswordFault | null> =>
  (await isCommonPassword(password, [email])) ? "guessable" : null;

const wrong: Messages = {
  fr: "Ce n’est pas votre mot de passe actuel.",
  ar: "هذه ليست كلمة السر الحالية.",
};

/** Message for each fault of a chosen password. */
export const passwordFaultTexts: Readonly<Record<PasswordFault, Messages>> = {
  "too-short": {
    fr: "Choisissez un mot de passe d’au moins 12 caractères.",
    ar: "اختاروا كلمة سر من 12 حرفا على الأقل.",
  },
  guessable: {
    fr: "Choisissez un mot de passe moins facile à deviner.",
    ar: "اختاروا كلمة سر يصعب تخمينها.",
  },
  unchanged: {
    fr: "Choisissez un mot de passe différent de l’actuel.",
    ar: "اختاروا كلمة سر مختلفة عن الحالية.",
  },
};

/** Mails a user that their password was changed. */
export async function notifyPasswordChanged(
  tx: Transaction<Database>,
  userId: number,
  at: number,
): Promise<void> {
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  const key = `password-changed:${userId}:${randomUUID()}`;
  const mail = { ...address, template: "password-changed" as const, data: { name, at }, key };
  await queueMail(tx, mail, new Date(at));
}
