import { readMyAd } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { downloadInvoice } from "@parution/contract/invoices";
import { readPaymentState } from "@parution/contract/payments";
import { reportMissed } from "../../desk-editions/missed.ts";
import { linkToken } from "../../mail/index.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { readPdf, type TestApi } from "../index.ts";
import { WEDNESDAY } from "./ordering.ts";

/** An account on whose behalf tests write. */
export async function firstUserId({ context }: TestApi): Promise<number> {
  const users = context.db.selectFrom("users").select("id").limit(1);
  return (await users.executeTakeFirstOrThrow()).id;
}

/** Reports that ads are not in Wednesday's edition; returns their number. */
export const reportLeftOut = (
  { context }: TestApi,
  adIds: readonly number[],
  { choice, reportedBy }: { readonly choice: "move" | "refund"; readonly reportedBy: number },
): Promise<number> =>
  transaction(context.db, (tx) =>
    reportMissed(tx, context, adIds, {
      supportId: 1,
      day: WEDNESDAY,
      cause: "left_out",
      choice,
      reportedBy,
      reasons: { fr: "Page perdue", ar: "صفحة ضائعة" },
    }),
  );

/** Dates of an ad, in their order. */
export async function datesOfAd({ context }: TestApi, adId: number): Promise<readonly string[]> {
  const dates = context.db.selectFrom("ad_dates").select("date").orderBy("date");
  return (await dates.where("ad_id", "=", adId).execute()).map(({ date }) => date);
}

/** Status of an ad, as the database has it. */
export async function statusOfAd({ context }: TestApi, adId: number): Promise<number> {
  const ads = context.db.selectFrom("ads").select("status").where("id", "=", adId);
  return (await ads.executeTakeFirstOrThrow()).status;
}

/** Report that an ad did not run. */
export const missedReportOf = ({ context }: TestApi, adId: number) =>
  context.db
    .selectFrom("missed_ads")
    .select(["id", "state", "cause", "refund", "link_id", "due_at"])
    .where("ad_id", "=", adId)
    .executeTakeFirstOrThrow();

/** Letters about a report, in their order. */
export function missedLettersOf({ context }: TestApi, missedId: number) {
  const mails = context.db.selectFrom("mails").select(["key", "language"]).orderBy("id");
  return mails.where("key", "like", `ad-missed:${missedId}:%`).execute();
}

/** Presses a button of the page on which a client chooses. */
export const chooseOnPage = (api: TestApi, linkId: string | null, choix: string) =>
  api.fetch(`/ads/parution-manquee/fr/${linkToken(api.context.config, linkId ?? "")}`, {
    method: "POST",
    body: new URLSearchParams({ choix }),
  });

/** Lets moderators look at every ad of the first newspaper, or at none. */
export const moderate = ({ context }: TestApi, moderated: boolean) =>
  context.db.updateTable("supports").set({ moderated }).where("id", "=", 1).execute();

/** Invoices and credit notes of an order, as their file prints them. */
export async function invoiceText(reader: Client, orderId: number): Promise<string> {
  return (await readPdf(await reader.call(downloadInvoice, { query: { orderId } }))).text;
}

/** Missed dates of an ad as the portal shows them to its advertiser. */
export async function missedDatesShown(
  { context }: TestApi,
  reader: Client,
  { adId, orderId }: Readonly<Record<"adId" | "orderId", number>>,
) {
  const ad = context.db.selectFrom("ads").select("slug").where("id", "=", adId);
  const { slug } = await ad.executeTakeFirstOrThrow();
  const { openChoices } = await reader.call(readMyAd, { query: { id: adId, slug } });
  const { afterClosing } = await reader.call(readPaymentState, { query: { orderId } });
  return { afterClosing, openChoices };
}
