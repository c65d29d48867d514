import { toIsoDate } from "@parution/rules/dates";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { mediumOf } from "../calendar/index.ts";
import { addresseesOf, queueMails } from "../mail/index.ts";
import type { Database } from "../platform/database/tables/index.ts";

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
 * Mails that an ad was refused, why, and where the money goes.
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

function selectNotified(tx: Transaction<Database>, adIds: readonly number[]) {
  return tx
    .selectFrom("ads")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .where((eb) => eb("ads.id", "=", eb.fn.any(eb.val(adIds))))
    .select(["ads.id", "ads.ref_web", "ads.slug", "ads.user_id", "ads.web_title"])
    .select("ads.refusal_reason")
    .select(["supports.label_fr as support_fr", "supports.label_ar as support_ar"])
    .select("supports.channel_id")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ads.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
    )
    .execute();
}

type NotifiedRow = Awaited<ReturnType<typeof selectNotified>>[number];

const describe = (ad: NotifiedRow) => ({
  adId: ad.id,
  reference: ad.ref_web,
  slug: ad.slug,
  title: ad.web_title,
});
