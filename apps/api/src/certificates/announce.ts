import { AD_STATUS_CODES } from "@parution/rules/ads";
import { addresseeOf, queueMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { listPrinted, noteAnnounced, type PrintedAd, takeIssue } from "./announcement-queries.ts";
import { publicationOfAd } from "./facts.ts";
import { certify } from "./issue.ts";
import { selectCertifiedAd } from "./queries.ts";

/** Ads of one run; a process that stops finishes its run first. */
const BATCH = 20;
/** Milliseconds of a run after which another process may continue it. */
const LEASE = 5 * 60_000;

/** Mails the advertisers of each recorded issue, one issue after the other. */
export const announceIssues: Job = {
  name: "printed issues' letters",
  every: 2000,
  async run(context) {
    const issueId = await takeIssue(context.db, context.clock.now(), LEASE);
    if (issueId !== undefined) await announcePrinted(context, issueId);
  },
};

/**
 * Mails advertisers whose ads an issue printed, once each, with a link to the certificate, which is issued here. One call
 * covers a batch; it is called again until none is left.
 */
export async function announcePrinted(context: Context, issueId: number): Promise<void> {
  const { db, clock } = context;
  const printed = await listPrinted(db, issueId, BATCH);
  for (const record of printed) await announceAd(context, issueId, record);
  const written = { lastAdId: printed.at(-1)?.ad_id, isLast: printed.length < BATCH };
  await noteAnnounced(db, issueId, written, new Date(clock.now()));
}

/** Mails one advertiser. Where the certificate cannot be made now, the link leads to the ad, whose page offers it. */
async function announceAd(
  context: Context,
  issueId: number,
  { ad_id, day, pages }: PrintedAd,
): Promise<void> {
  const { db, clock, log } = context;
  const ad = await selectCertifiedAd(db, ad_id);
  const reader = ad && (await addresseeOf(db, ad.user_id));
  if (ad === undefined || !reader || ad.status !== AD_STATUS_CODES.validated) return;
  const publication = await publicationOfAd(context, ad);
  if (!publication.dates.some(({ date, state }) => date === day && state === "appeared")) return;
  const { name, ...address } = reader;
  const { language } = address;
  const asked = { ad, language, userId: `ad:${ad_id}` };
  const certificate = await certify(context, asked).catch((err: unknown) => {
    log.error({ err, ad: ad_id }, "certificate not made");
    return null;
  });
  const data = {
    ...{ adId: ad_id, reference: ad.ref_web, slug: ad.slug, title: ad.web_title },
    ...{ name, support: ad[`support_${language}`], date: day, pages: [...pages] },
    key: certificate?.key ?? null,
  };
  const mail = {
    ...address,
    template: "ad-printed",
    data,
    key: `ad-printed:${ad_id}:${issueId}`,
  } as const;
  await transaction(db, (tx) => queueMail(tx, mail, new Date(clock.now())));
}
