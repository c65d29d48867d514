import { toIsoDate } from "@parution/rules/dates";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import { mediumOf } from "../calendar/index.ts";
import {
  type Addressee,
  addresseeOf,
  addresseesOf,
  type QueuedMail,
  queueMail,
  queueMails,
} from "../mail/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { selectNotified } from "./queries.ts";

/** Mails advertisers that their ads are online, or planned in today's issue. */
export async function notifyPublished(
  tx: Transaction<Database>,
  adIds: readonly number[],
  at: Date,
): Promise<void> {
  const ads = await selectNotified(tx, adIds);
  const readers = await addresseesOf(tx, [...new Set(ads.map((ad) => ad.user_id))]);
  const mails = ads.flatMap((ad) => {
    const reader = readers.get(ad.user_id);
    if (reader === undefined) return [];
    const { name, ...address } = reader;
    const support = ad[`support_${address.language}`];
    const dates = ad.dates.map(({ date }) => toIsoDate(date));
    const isOnline = mediumOf(ad.channel_id) === "digital";
    const data = { ...describe(ad), name, support, dates, isOnline };
    const key = `ad-published:${ad.id}`;
    return [{ ...address, template: "ad-published" as const, data, key }];
  });
  await queueMails(tx, mails, at);
}

/**
 * Mails the refusal of an ad, its reason and the destination of the money.
 * @param paidBy the order's method before it was reversed.
 */
export async function notifyRefused(
  tx: Transaction<Database>,
  adId: number,
  { paidBy, total }: { readonly paidBy: number | null; readonly total: number },
  at: Date,
): Promise<void> {
  const ads = await selectNotified(tx, [adId]);
  const readers = await addresseesOf(
    tx,
    ads.map((ad) => ad.user_id),
  );
  const mails = ads.flatMap((ad) => {
    const reader = readers.get(ad.user_id);
    if (reader === undefined) return [];
    const { name, ...address } = reader;
    const givenBack = paidBy === PAYMENT_METHOD_CODES.onTerm ? "debt" : "balance";
    const reason = ad.refusal_reason;
    const data = { ...describe(ad), name, reason, total, givenBack } as const;
    return [{ ...address, template: "ad-refused" as const, data, key: `ad-refused:${adId}` }];
  });
  await queueMails(tx, mails, at);
}

/** Mails that an ad was accepted, unless it has appeared already, which has a mail of its own. */
export async function notifyAccepted(
  tx: Transaction<Database>,
  adId: number,
  at: Date,
): Promise<void> {
  await notifyDecided(tx, adId, at, (ad, reader) => {
    if (ad.published_at !== null) return null;
    const support = ad[`support_${reader.language}`];
    const dates = ad.dates.map(({ date }) => toIsoDate(date));
    const data = { ...describe(ad), name: reader.name, support, dates };
    return { template: "ad-accepted" as const, data, key: `ad-accepted:${adId}` };
  });
}

/** Mails the correction that a moderator waits for; `decisionId` names the request, of which an ad may have several. */
export async function notifyToCorrect(
  tx: Transaction<Database>,
  adId: number,
  decisionId: number,
  at: Date,
): Promise<void> {
  await notifyDecided(tx, adId, at, (ad, reader) => {
    const correction = ad[`correction_${reader.language}`];
    if (correction === null) return null;
    const data = { ...describe(ad), name: reader.name, correction };
    return { template: "ad-to-correct" as const, data, key: `ad-to-correct:${decisionId}` };
  });
}

type Decided = "ad-accepted" | "ad-to-correct";
type Written<Name extends Decided> = Pick<QueuedMail<Name>, "template" | "data" | "key"> | null;

async function notifyDecided<Name extends Decided>(
  tx: Transaction<Database>,
  adId: number,
  at: Date,
  write: (ad: NotifiedRow, reader: Addressee) => Written<Name>,
): Promise<void> {
  for (const ad of await selectNotified(tx, [adId])) {
    const reader = await addresseeOf(tx, ad.user_id);
    const mail = reader && write(ad, reader);
    if (reader === null || mail === null) continue;
    const { name: _, ...address } = reader;
    await queueMail(tx, { ...address, ...mail }, at);
  }
}

type NotifiedRow = Awaited<ReturnType<typeof selectNotified>>[number];

const describe = (ad: NotifiedRow) => ({
  adId: ad.id,
  reference: ad.ref_web,
  slug: ad.slug,
  title: ad.web_title,
});
