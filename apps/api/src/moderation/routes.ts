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
  releaseAd,
  removeWord,
  undoDecision,
} from "@parution/contract/moderation";
import { adStatusOf } from "@parution/rules/ads";
import { toIsoDate } from "@parution/rules/dates";
import { readPaperContent, splitPaperContent } from "@parution/rules/paper-content";
import { mediumOf } from "../calendar/index.ts";
import { listClosedEditions } from "../edition-state/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { notFound } from "../platform/http/problems.ts";
import { bindStaff, type StaffIdentity } from "../staff/index.ts";
import { claim, decideOn, release, undo } from "./decide.ts";
import { listVoided } from "./decision-queries.ts";
import { describeHistory } from "./history.ts";
import {
  countQueue,
  countRecord,
  findCorrection,
  listEarlier,
  listReasons,
  listWords,
  type ModeratedRow,
  selectFile,
  selectModerated,
} from "./queries.ts";
import { acceptAllPassed, checksOf, closingOf, describePassed, describeQueue } from "./queue.ts";
import { nameOf, suggestCorrections } from "./suggest.ts";
import { dropWord, keepWord, readKeptWords } from "./words.ts";

/** Milliseconds for which a decision that had no effect is reported to its moderator. */
const VOID_SHOWN = 10 * 60_000;

const moderatorOf = ({ userId, staffPermissions }: StaffIdentity) => ({
  userId,
  acceptsLate: staffPermissions.includes("acceptLate"),
});

export const moderationRoutes: readonly Route[] = [
  bindStaff(readModerationQueue, async ({ context, identity, language }) => ({
    total: await countQueue(context.db),
    ads: await describeQueue(context, identity.userId, language),
    voided: await describeVoided(context, identity.userId),
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

  bindStaff(releaseAd, ({ context, identity, input }) =>
    release(context, identity.userId, input.body),
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

async function describeVoided({ db, clock }: Context, userId: number) {
  const rows = await listVoided(db, userId, new Date(clock.now() - VOID_SHOWN));
  return rows.map(({ id, ref_web }) => ({ decisionId: id, reference: ref_web }));
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
    id: row.id,
    version: row.version,
    reference: row.ref_web,
    status: adStatusOf(row.status),
    anonymous,
    title: row.web_title,
    total: row.total,
    wordBreak: row.word_break,
    support: {
      id: row.support_id,
      label: row.support_label,
      slug: row.slug,
      medium,
      fixedPrice: row.fixed_price,
    },
    heading: row.heading_label,
    subheading: row.subheading_label,
    printedHeading: row.printed_heading,
    paperContent: splitPaperContent(row.paper_content),
    webContent: row.publish_on_web ? row.web_content : null,
    format: row.format === "L" ? "line" : "modular",
    canvas: canvasOf(row),
    dates: row.dates,
    orderedAt: row.settled_at.getTime(),
    closesAt: closingOf(row, config.publisherZone),
    closedEditions: await describeClosed(context, row),
    files: row.files.map(({ id, name, media_type, kind }) => ({
      id,
      name,
      media: media_type,
      isPhoto: kind === "photo",
    })),
    checks: checks.map((check) => ({ code: check.code, found: nameOf(check)[language] })),
    suggestions: suggestCorrections(checks),
    correction: await describeCorrection(db, row, language),
    history: await describeHistory(db, row, language),
    advertiser: {
      name: `${row.first_name} ${row.last_name}`,
      company: row.legal_name,
      email: row.email,
      phone: row.phone,
      since: row.since.getTime(),
      ...(await countRecord(db, row.business_id)),
      earlier: await describeEarlier(db, row),
    },
  };
}

/** Editions of an ad that take nothing more, but for those that a person with the right accepts it into. */
async function describeClosed(context: Context, { support_id, dates }: ModeratedRow) {
  const { today } = momentOf(context);
  const rows = await listClosedEditions(context.db, support_id, dates);
  return rows.map(({ day, state, closed_at }) => ({
    day: toIsoDate(day),
    closedAt: closed_at?.getTime() ?? null,
    takesLate: state === "closed" && toIsoDate(day) >= today,
  }));
}

async function describeEarlier(db: Queries, { business_id, id }: ModeratedRow) {
  const rows = await listEarlier(db, business_id, id);
  return rows.map((ad) => ({
    id: ad.id,
    reference: ad.ref_web,
    title: ad.web_title,
    status: adStatusOf(ad.status),
    orderedAt: ad.created_at.getTime(),
    refusalReason: ad.refusal_reason,
  }));
}

/** The newest correction of an ad, with its words before and now. */
async function describeCorrection(db: Queries, ad: ModeratedRow, language: Language) {
  const found = await findCorrection(db, ad.id);
  if (found === undefined) return null;
  return {
    asked: found[`reason_${language}`],
    askedAt: found.asked_at.getTime(),
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
    width: width_mm,
    height: height_mm,
    titleLimit: limits.title_limit ?? 0,
    bodyLimit: limits.body_limit ?? 0,
    footerLimit: limits.footer_limit ?? 0,
  };
}
