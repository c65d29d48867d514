import type { CallAnswer, Language } from "@parution/contract/call";
import {
  acceptPassed,
  addWord,
  claimAd,
  decideAd,
  readModeratedAd,
  readModeratedFile,
  readModerationQueue,
  readPassed,
  readReasons,
  readWords,
  removeWord,
  undoDecision,
} from "@parution/contract/moderation";
import { adStatusOf } from "@parution/rules/ads";
import { dayCloses } from "@parution/rules/calendar";
import { addDays, dateInZone, toIsoDate } from "@parution/rules/dates";
import { compareWaiting, reviewState } from "@parution/rules/moderation";
import { readPaperContent, splitPaperContent } from "@parution/rules/paper-content";
import { mediumOf } from "../calendar/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { notFound } from "../platform/http/problems.ts";
import { bindStaff, type StaffIdentity } from "../staff/index.ts";
import { acceptAllPassed, checksOf, claim, decideOn, isHeldByOther, undo } from "./decide.ts";
import {
  countQueue,
  countRecord,
  findCorrection,
  listClosedDays,
  listEarlier,
  listQueue,
  listReasons,
  listWords,
  type ModeratedRow,
  selectFile,
  selectModerated,
} from "./queries.ts";
import { nameOf, suggestCorrections } from "./suggest.ts";
import { dropWord, keepWord, readKeptWords } from "./words.ts";

/** Days before today in which a closed day may still hold back a clock. */
const LOOK_BACK = 400;

const moderatorOf = ({ userId, staffPermissions }: StaffIdentity) => ({
  userId,
  acceptsLate: staffPermissions.includes("acceptLate"),
});

export const moderationRoutes: readonly Route[] = [
  bindStaff(readModerationQueue, async ({ context, identity, language }) => ({
    total: await countQueue(context.db),
    ads: await describeQueue(context, identity.userId, language),
  })),

  bindStaff(readModeratedAd, ({ context, input, language }) =>
    describeAd(context, input.params.adId, language),
  ),

  bindStaff(readModeratedFile, async ({ context, input }) => {
    const file = await selectFile(context.db, input.params.fileId);
    const bytes = file && (await context.storage.get(file.storage_key));
    if (!file || !bytes) throw notFound();
    // Bytes to be saved: no browser opens an advertiser's file as a page of the desk.
    return new File([bytes], file.name, { type: "application/octet-stream" });
  }),

  bindStaff(claimAd, ({ context, identity, input }) =>
    claim(context, identity.userId, input.body.adId),
  ),

  bindStaff(decideAd, ({ context, identity, input }) =>
    decideOn(context, moderatorOf(identity), input.body),
  ),

  bindStaff(undoDecision, ({ context, identity, input }) =>
    undo(context, identity.userId, input.body.decisionIds),
  ),

  bindStaff(readPassed, ({ context, identity, language }) =>
    describePassed(context, identity.userId, language),
  ),

  bindStaff(acceptPassed, ({ context, identity, input }) =>
    acceptAllPassed(context, identity.userId, input.body.adIds),
  ),

  bindStaff(readReasons, async ({ context }) => ({
    refusals: await listReasons(context.db, "refusal_reasons"),
    corrections: await listReasons(context.db, "correction_reasons"),
  })),

  bindStaff(readWords, ({ context }) => readKeptWords(context.db)),

  bindStaff(addWord, ({ context, identity, input }) =>
    keepWord(context, identity.email, input.body.word),
  ),

  bindStaff(removeWord, ({ context, identity, input }) =>
    dropWord(context, identity.email, input.body.word),
  ),
];

type Queue = CallAnswer<typeof readModerationQueue>;

/** The first ads of the queue in their order, with the clocks of the terms. */
async function describeQueue(
  context: Context,
  userId: number,
  language: Language,
): Promise<Queue["ads"]> {
  const { today, clock } = momentOf(context);
  const rows = await listQueue(context.db, language);
  const closures = await listClosedDays(context.db, addDays(today, -LOOK_BACK));
  return rows
    .map((row) => {
      const orderedAt = row.ordered_at.getTime();
      const orderedOn = dateInZone(orderedAt, clock.zone);
      const isHeld = isHeldByOther(row, userId, clock.now);
      return {
        ...{ id: row.id, reference: row.ref_web, title: row.web_title, support: row.support },
        closesAt: closingOf(row, clock.zone),
        orderedAt,
        decision: reviewState("decide", orderedOn, today, closures),
        acknowledgement:
          row.acknowledged_at === null
            ? reviewState("acknowledge", orderedOn, today, closures)
            : null,
        isCorrected: row.is_corrected,
        heldBy: isHeld ? `${row.first_name} ${row.last_name}`.trim() : null,
      };
    })
    .toSorted(compareWaiting);
}

/** Ads of the queue without a remark, which no other moderator has on the screen. */
async function describePassed(context: Context, userId: number, language: Language) {
  const words = await listWords(context.db);
  const passed: Queue["ads"] = [];
  for (const ad of await describeQueue(context, userId, language)) {
    const row = ad.heldBy === null && (await selectModerated(context.db, ad.id, language));
    if (row && checksOf(row, words).length === 0) passed.push(ad);
  }
  return passed;
}

/**
 * One ad with everything that a decision needs.
 * @throws ProblemError 404 for an unknown ad, or one that was not paid.
 */
async function describeAd(
  context: Context,
  adId: number,
  language: Language,
): Promise<CallAnswer<typeof readModeratedAd>> {
  const { db, config } = context;
  const row = await selectModerated(db, adId, language);
  if (row === undefined) throw notFound();
  const { anonymous } = row;
  const checks = checksOf(row, await listWords(db));
  const medium = mediumOf(row.channel_id);
  return {
    ...{ id: row.id, reference: row.ref_web, status: adStatusOf(row.status), anonymous },
    ...{ title: row.web_title, total: row.total, wordBreak: row.word_break },
    support: {
      ...{ id: row.support_id, label: row.support_label, slug: row.slug, medium },
      fixedPrice: row.fixed_price,
    },
    heading: row.heading_label,
    printedHeading: row.printed_heading,
    paperContent: splitPaperContent(row.paper_content),
    webContent: row.publish_on_web ? row.web_content : null,
    format: row.format === "L" ? "line" : "modular",
    canvas: canvasOf(row),
    dates: row.dates,
    orderedAt: row.ordered_at.getTime(),
    closesAt: closingOf(row, config.publisherZone),
    files: row.files.map(({ id, name, media_type, kind }) => ({
      ...{ id, name, media: media_type, isPhoto: kind === "photo" },
    })),
    checks: checks.map((check) => ({ code: check.code, found: nameOf(check)[language] })),
    suggestions: suggestCorrections(checks),
    correction: await describeCorrection(db, row, language),
    advertiser: {
      ...{ name: `${row.first_name} ${row.last_name}`, company: row.legal_name },
      ...{ email: row.email, phone: row.phone, since: row.since.getTime() },
      ...(await countRecord(db, row.business_id)),
      earlier: await describeEarlier(db, row),
    },
  };
}

/** The instant after which an ad no longer enters its first day. */
const closingOf = (
  ad: Pick<ModeratedRow, "channel_id" | "lead_hours" | "first_date">,
  zone: string,
): number =>
  dayCloses(
    { medium: mediumOf(ad.channel_id), leadHours: ad.lead_hours },
    toIsoDate(ad.first_date),
    zone,
  );

async function describeEarlier(db: Queries, { business_id, id }: ModeratedRow) {
  const rows = await listEarlier(db, business_id, id);
  return rows.map((ad) => ({
    ...{ id: ad.id, reference: ad.ref_web, title: ad.web_title, status: adStatusOf(ad.status) },
    ...{ orderedAt: ad.created_at.getTime(), refusalReason: ad.refusal_reason },
  }));
}

/** The newest correction of an ad, with its words before and now. */
async function describeCorrection(db: Queries, ad: ModeratedRow, language: Language) {
  const found = await findCorrection(db, ad.id);
  if (found === undefined) return null;
  return {
    ...{ asked: found[`reason_${language}`], askedAt: found.asked_at.getTime() },
    correctedAt: found.corrected_at?.getTime() ?? null,
    before: wordsOf({ ...found, web_title: found.title }),
    after: wordsOf(ad),
  };
}

type Worded = Pick<ModeratedRow, "web_title" | "paper_content" | "web_content">;

const wordsOf = ({ web_title, paper_content, web_content }: Worded) => ({
  title: web_title,
  paperContent: readPaperContent(splitPaperContent(paper_content)),
  webContent: web_content,
});

function canvasOf({ format, width_mm, height_mm, ...limits }: ModeratedRow) {
  if (format === "L" || width_mm === null || height_mm === null) return null;
  return {
    ...{ width: width_mm, height: height_mm },
    titleLimit: limits.title_limit ?? 0,
    bodyLimit: limits.body_limit ?? 0,
    footerLimit: limits.footer_limit ?? 0,
  };
}
