import { AD_STATUS_CODES } from "@parution/rules/ads";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import { addresseeOf, queueMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { publicationOfAd } from "./facts.ts";
import { certify } from "./issue.ts";
import { selectCertifiedAd } from "./queries.ts";

/** Ads of one run: a process that stops waits for its run. */
const BATCH = 20;
/** Milliseconds that a process may take for a run before another goes on in its place. */
const TAKEN = 5 * 60_000;

/** Writes to the advertisers of each issue that was recorded, one issue after the other. */
export const announceIssues: Job = {
  name: "printed issues' letters",
  every: 2000,
  async run(context) {
    const issueId = await takeIssue(context);
    if (issueId !== undefined) await announcePrinted(context, issueId);
  },
};

/** Takes an issue with letters to write; of processes at the same time one gets it. */
async function takeIssue({ db, clock }: Context): Promise<number | undefined> {
  const now = new Date(clock.now());
  const { rows } = await sql<{ issue_id: number }>`
    insert into issue_announcements (issue_id, taken_until)
    select issue.id, ${new Date(clock.now() + TAKEN)} from printed_issues issue
    left join issue_announcements known on known.issue_id = issue.id
    where issue.state = 'recorded' and coalesce(known.taken_until <= ${now}, true)
      and (known.announced_at is null or issue.ended_at > known.announced_at)
    order by issue.id limit 1
    on conflict (issue_id) do update set taken_until = excluded.taken_until, announced_at = null,
      last_ad_id = case when issue_announcements.announced_at is null then issue_announcements.last_ad_id else 0 end
      where issue_announcements.taken_until <= ${now}
    returning issue_id`.execute(db);
  return rows[0] && Number(rows[0].issue_id);
}

/**
 * Writes to advertisers whose ads an issue printed, each once, in their language and with a link to the certificate, which is issued
 * here. It does a part of them, and is called again until all are done.
 */
export async function announcePrinted(context: Context, issueId: number): Promise<void> {
  const printed = await listPrinted(context, issueId);
  for (const record of printed) await announceAd(context, issueId, record);
  const now = new Date(context.clock.now());
  const last = printed.at(-1);
  await context.db
    .updateTable("issue_announcements")
    .set({ taken_until: now })
    .$if(last !== undefined, (update) => update.set({ last_ad_id: last?.ad_id ?? 0 }))
    .$if(printed.length < BATCH, (update) => update.set({ announced_at: now }))
    .where("issue_id", "=", issueId)
    .execute();
}

interface PrintedAd {
  readonly ad_id: number;
  readonly day: IsoDate;
  readonly pages: readonly number[];
}

/** The next ads that an issue printed. */
async function listPrinted({ db }: Context, issueId: number): Promise<readonly PrintedAd[]> {
  const rows = await db
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .innerJoin("issue_announcements as announced", "announced.issue_id", "issue.id")
    .select(["record.ad_id", "record.day", "record.parts"])
    .where("record.issue_id", "=", issueId)
    .where("issue.state", "=", "recorded")
    .where("record.printed", "=", true)
    .whereRef("record.ad_id", ">", "announced.last_ad_id")
    .orderBy("record.ad_id")
    .limit(BATCH)
    .execute();
  return rows.map(({ ad_id, day, parts }) => ({
    ad_id,
    day: toIsoDate(day),
    pages: [...new Set(parts.map(({ page }) => page))],
  }));
}

/** One letter. Where the certificate cannot be made now, it leads to the ad, whose page offers it. */
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
