import { toIsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { type Addressee, addresseesOf, type QueuedMail, queueMails } from "../mail/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { selectUnnotified, writeNotified } from "./closed-ad-queries.ts";
import { findSupport, type LockedClosure } from "./closure-queries.ts";
import type { Deps } from "./days.ts";

type Tx = Transaction<Database>;

/** Ads that a letter names; more are counted. */
const NAMED = 40;

/**
 * Queues a letter to each user with ads on a closed day, in the user's language, due when the undo time is over. Its key names the
 * closure and its first ad, so that its Message-ID is the same whenever it is tried.
 */
export async function queueLetters(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  closure: LockedClosure,
): Promise<void> {
  const ads = await selectUnnotified(tx, closure.id);
  if (ads.length === 0) return;
  const byUser = Map.groupBy(ads, ({ user_id }) => user_id);
  const readers = await addresseesOf(tx, [...byUser.keys()]);
  const support = await findSupport(tx, closure.support_id);
  const mails = [...byUser].flatMap(([userId, own]) => {
    const reader = readers.get(userId);
    return reader === undefined ? [] : [letterTo(reader, own, closure, support)];
  });
  const now = clock.now();
  await queueMails(tx, mails, new Date(now), new Date(Math.max(now, closure.due_at.getTime())));
  await writeNotified(tx, closure.id);
}

type ClosedAd = Awaited<ReturnType<typeof selectUnnotified>>[number];
type Support = Awaited<ReturnType<typeof findSupport>>;

function letterTo(
  { name, ...address }: Addressee,
  ads: readonly ClosedAd[],
  closure: LockedClosure,
  support: Support,
): QueuedMail<"day-closed"> {
  const { language } = address;
  return {
    ...address,
    template: "day-closed",
    key: `day-closed:${closure.id}:${ads[0]?.id}`,
    data: {
      name,
      support: support[`label_${language}`],
      date: toIsoDate(closure.date),
      reason: closure[`reason_${language}`],
      ads: ads.slice(0, NAMED).map((ad) => ({
        adId: ad.id,
        reference: ad.ref_web,
        slug: ad.slug,
        title: ad.web_title,
        kept: ad.after.filter((date) => ad.before.includes(date)),
        moved: ad.after.filter((date) => !ad.before.includes(date)),
        refund: ad.refund,
      })),
      more: Math.max(0, ads.length - NAMED),
    },
  };
}
