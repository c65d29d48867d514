import { AD_STATUS_CODES } from "@parution/rules/ads";
import { addresseeOf, queueMail } from "../mail/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { beginRows, type JobRows } from "../platform/job-rows.ts";
import type { Job } from "../platform/jobs.ts";
import {
  findPrinted,
  listPrinted,
  noteAnnounced,
  type PrintedAd,
  takeIssue,
} from "./announcement-queries.ts";
import { publicationOfAd } from "./facts.ts";
import { certify } from "./issue.ts";
import { selectCertifiedAd } from "./queries.ts";

/** Ads between two claims of an issue. */
const BATCH = 20;
/** Milliseconds of a claim after which another process may continue it. */
const LEASE = 5 * 60_000;
/** Milliseconds of one run at most; a process that stops finishes its batch first. */
const LONGEST_RUN = 20_000;

/**
 * Mails the advertisers of each recorded issue, one issue after the other, without a pause while there are any. A letter that fails is
 * tried again later, and holds back no other.
 */
export const announceIssues: Job = {
  name: "printed issues' letters",
  every: 2000,
  async run(context) {
    const rows = await beginRows(context, "announced");
    for (const record of await findPrinted(context.db, rows.due.map(Number))) {
      await announceOne(context, rows, record);
    }
    await rows.end();
    const end = performance.now() + LONGEST_RUN;
    const finished = new Set<number>();
    while (performance.now() < end) {
      const issueId = await takeIssue(context.db, momentOf(context), LEASE);
      if (issueId === undefined) return;
      const isLast = await announcePrinted(context, issueId, rows);
      // One that is claimed again at once, since an ad of it has no letter, waits for the next run.
      if (isLast && finished.has(issueId)) return;
      if (isLast) finished.add(issueId);
    }
  },
};

/**
 * Mails advertisers whose ads an issue printed, once each, with a link to the certificate, which is issued here. One call
 * covers a batch; it is called again until none is left. Returns true for the last one.
 */
export async function announcePrinted(
  context: Context,
  issueId: number,
  rows?: JobRows,
): Promise<boolean> {
  const { db, clock } = context;
  const printed = await listPrinted(db, issueId, BATCH);
  const known = rows ?? (await beginRows(context, "announced"));
  for (const record of printed) await announceOne(context, known, record);
  const written = { lastAdId: printed.at(-1)?.ad_id, isLast: printed.length < BATCH };
  await noteAnnounced(db, issueId, written, new Date(clock.now()));
  return written.isLast;
}

const announceOne = (context: Context, rows: JobRows, record: PrintedAd) =>
  rows.attempt({ id: record.id, adId: record.ad_id }, () => announceAd(context, record));

/** Mails one advertiser. Where the certificate cannot be made now, the link leads to the ad, whose page offers it. */
async function announceAd(
  context: Context,
  { issueId, ad_id, day, pages }: PrintedAd,
): Promise<void> {
  const { db, clock, log } = context;
  const ad = await selectCertifiedAd(db, ad_id);
  const reader = ad && (await addresseeOf(db, ad.user_id));
  if (ad === undefined || !reader || ad.status !== AD_STATUS_CODES.validated) return;
  const publication = await publicationOfAd(context, ad);
  if (!publication.dates.some(({ date, state }) => date === day && state === "appeared")) return;
  const { name, ...address } = reader;
  const { language } = address;
  const request = { ad, language, userId: `ad:${ad_id}` };
  const certificate = await certify(context, request).catch((err: unknown) => {
    log.error({ err, ad: ad_id }, "certificate not made");
    return null;
  });
  const data = {
    adId: ad_id,
    reference: ad.ref_web,
    slug: ad.slug,
    title: ad.web_title,
    name,
    support: ad[`support_${language}`],
    date: day,
    pages: [...pages],
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
