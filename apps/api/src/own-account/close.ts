import { randomBytes } from "node:crypto";
import { type ClosingObstacle, closingObstacles } from "@parution/rules/account-end";
import type { Transaction } from "kysely";
import { requirePassword } from "../factors/index.ts";
import { readBalances } from "../ledger/index.ts";
import { queueMail } from "../mail/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import {
  conflict,
  forbidden,
  type Messages,
  type ProblemError,
} from "../platform/http/problems.ts";
import { hashPassword } from "../platform/password.ts";
import type { Identity } from "../platform/session/identify.ts";
import { closeSessionsOf } from "../platform/session/sessions.ts";
import { isStaff, lockStaff } from "../staff/index.ts";
import {
  closeBusiness,
  closeUser,
  countObstacles,
  listUsers,
  lockBusiness,
  readAddressee,
} from "./queries.ts";

/**
 * Closes the caller's account: a member's own user alone, otherwise the whole account; the newspaper's own account stays.
 * @throws ProblemError 403 for present staff, 409 with what is open, 422 for a wrong password, 429 after too many failures.
 */
export async function close(context: Context, identity: Identity, password: string): Promise<void> {
  if (await isStaff(context.db, identity.userId)) throw forbidden(ofStaff);
  await requirePassword(context, identity.userId, password);
  const unknowable = await unknowableHash();
  await transaction(context.db, async (tx) => {
    const { userId, businessId } = identity;
    // An invitation may have been accepted during the hashes; none is from here on.
    await lockStaff(tx);
    if (await isStaff(tx, userId)) throw forbidden(ofStaff);
    const business = await lockBusiness(tx, businessId);
    const users = await listUsers(tx, businessId);
    const isWhole = !business.is_newspaper && (identity.isParent || users.length <= 1);
    if (isWhole) {
      const obstacles = await obstaclesOf(tx, identity, momentOf(context).today);
      if (obstacles.length > 0) throw refusal(obstacles);
      await closeBusiness(tx, business, new Date(context.clock.now()));
    }
    await endUser(tx, context, userId, unknowable);
  });
}

/** Hash of a random password that is not stored. */
export const unknowableHash = (): Promise<string> => hashPassword(randomBytes(32).toString("hex"));

/** Obstacles to closing an account, other active users included. */
export async function obstaclesOf(
  tx: Transaction<Database>,
  owner: Pick<Identity, "userId" | "businessId">,
  today: string,
): Promise<readonly ClosingObstacle[]> {
  const { balance, owed } = await readBalances(tx, owner.businessId);
  return closingObstacles({ ...(await countObstacles(tx, owner, today)), balance, owed });
}

/** Confirms the end by mail, ends every session and replaces the user's personal data. */
export async function endUser(
  tx: Transaction<Database>,
  { clock }: Pick<Context, "clock">,
  userId: number,
  passwordHash: string,
): Promise<void> {
  const now = clock.now();
  const { email, language, name } = await readAddressee(tx, userId);
  const mail = { to: email, language, template: "account-closed" as const, data: { name } };
  await queueMail(tx, { ...mail, key: `account-closed:${userId}` }, new Date(now));
  await closeSessionsOf(tx, userId, now);
  await closeUser(tx, userId, passwordHash, new Date(now));
}

const ofStaff: Messages = {
  fr: "Vous êtes de l’équipe du journal : un propriétaire met d’abord fin à vos rôles, page « Équipe » du bureau.",
  ar: "أنتم من فريق الجريدة: على أحد مالكيها أن ينهي أدواركم أولا من صفحة الفريق في المكتب.",
};

function refusal(obstacles: readonly ClosingObstacle[]): ProblemError {
  const fr = obstacles.map((obstacle) => reasons[obstacle].fr).join(" ");
  const ar = obstacles.map((obstacle) => reasons[obstacle].ar).join(" ");
  return conflict("ACCOUNT_IN_USE", { fr, ar });
}

const reasons: Readonly<Record<ClosingObstacle, Messages>> = {
  orders: {
    fr: "Des commandes attendent leur paiement : payez-les ou annulez-les.",
    ar: "هناك طلبات في انتظار الأداء: أدوا ثمنها أو ألغوها.",
  },
  ads: {
    fr: "Des annonces attendent leur validation ou une parution.",
    ar: "هناك إعلانات في انتظار التحقق أو النشر.",
  },
  debt: { fr: "Un montant à terme reste à régler.", ar: "هناك مبلغ لأجل لم يسدد بعد." },
  balance: {
    fr: "Il reste un solde : utilisez-le, ou demandez son remboursement.",
    ar: "بقي رصيد في الحساب: استعملوه أو اطلبوا استرجاعه.",
  },
  members: {
    fr: "Votre équipe a des membres actifs : désactivez-les d’abord.",
    ar: "في فريقكم أعضاء نشطون: عطلوا حساباتهم أولا.",
  },
};
