import {
  DORMANCY_ANNOUNCEMENT_DAYS,
  DORMANCY_END_DAYS,
  type DormancyStep,
  dormancyStep,
  dormantSince,
} from "@parution/rules/account-end";
import { dateInZone } from "@parution/rules/dates";
import { addresseesOf, queueMails } from "../mail/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { isStaff, lockStaff } from "../staff/index.ts";
import { endUser, obstaclesOf, unknowableHash } from "./close.ts";
import {
  closeBusiness,
  listDormant,
  listUsers,
  lockActivity,
  lockBusiness,
  noteAnnouncement,
} from "./queries.ts";

type Dormant = Awaited<ReturnType<typeof listDormant>>[number];

/** Takes the due step for each account without activity for years. Any number of processes may do it at once. */
export async function endDormant(context: Context): Promise<void> {
  const before = new Date(dormantSince(context.clock.now()));
  let after = 0;
  for (;;) {
    const accounts = await listDormant(context.db, before, after);
    for (const account of accounts) await step(context, account);
    const last = accounts.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function step(context: Context, account: Dormant): Promise<void> {
  const due = stepOf(account, context.clock.now());
  if (due === "announce") await announce(context, account.id);
  if (due === "withdraw") await noteAnnouncement(context.db, account.id, null);
  if (due === "close") await closeDormant(context, account.id);
}

function stepOf({ lastActivity, announcedAt }: Omit<Dormant, "id">, now: number): DormancyStep {
  const facts = {
    lastActivity: lastActivity.getTime(),
    announcedAt: announcedAt?.getTime() ?? null,
  };
  return dormancyStep(facts, now);
}

const DAY = 24 * 60 * 60 * 1000;

async function announce({ db, clock, config }: Context, businessId: number): Promise<void> {
  const now = clock.now();
  const endsAt = now + (DORMANCY_ANNOUNCEMENT_DAYS + DORMANCY_END_DAYS) * DAY;
  const endsOn = dateInZone(endsAt, config.publisherZone);
  await transaction(db, async (tx) => {
    const activity = await lockActivity(tx, businessId);
    if (activity === undefined || stepOf(activity, now) !== "announce") return;
    await noteAnnouncement(tx, businessId, new Date(now));
    const ids = (await listUsers(tx, businessId)).map(({ id }) => id);
    const mails = [...(await addresseesOf(tx, ids))].map(([id, { to, language, name }]) => ({
      to,
      language,
      template: "account-dormant" as const,
      data: { name, endsOn },
      key: `account-dormant:${id}:${now}`,
    }));
    await queueMails(tx, mails, new Date(now));
  });
}

/** Closes an account unless money or orders are open: those wait for the newspaper's decision; one with present staff stays. */
async function closeDormant(context: Context, businessId: number): Promise<void> {
  const unknowable = await unknowableHash();
  await transaction(context.db, async (tx) => {
    await lockStaff(tx);
    // A user may have signed in or ordered since the list was read.
    const activity = await lockActivity(tx, businessId);
    if (activity === undefined || stepOf(activity, context.clock.now()) !== "close") return;
    const business = await lockBusiness(tx, businessId);
    const users = await listUsers(tx, businessId);
    for (const { id } of users) if (await isStaff(tx, id)) return;
    const owner = { userId: users[0]?.id ?? 0, businessId };
    const obstacles = await obstaclesOf(tx, owner, momentOf(context).today);
    if (obstacles.some((obstacle) => obstacle !== "members")) return;
    for (const { id } of users) await endUser(tx, context, id, unknowable);
    await closeBusiness(tx, business, new Date(context.clock.now()));
  });
}
