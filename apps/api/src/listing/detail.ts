import type { CallAnswer } from "@parution/contract/call";
import { readNotice } from "@parution/contract/listing";
import { dateInZone } from "@parution/rules/dates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { summariseSupport } from "../orders/index.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { publishToday } from "../publishing/index.ts";
import { photoUrls } from "./photos.ts";
import { listSimilarIds, type NoticeDetailRow, selectNotice } from "./queries.ts";
import { noticeGone, readTexts } from "./reading.ts";
import { summariseNotices } from "./summary.ts";

type Notice = CallAnswer<typeof readNotice>;

const SIMILAR = 4;

/** A notice that is online, in full. */
export const readNoticeRoute = bind(readNotice, async ({ context, language, input }) => {
  await publishToday(context);
  const row = await selectNotice(context.db, input.query, language);
  if (row === undefined) throw notFound(noticeGone);
  const similar = await listSimilarIds(context.db, row.id, SIMILAR);
  return {
    ...describePlace(row),
    ...describeTexts(row),
    publishedOn: dateInZone(row.published_at.getTime(), context.config.publisherZone),
    similar: await summariseNotices(context, similar, language),
  };
});

function describePlace(row: NoticeDetailRow) {
  return {
    id: row.id,
    slug: row.slug,
    reference: row.ref_web,
    support: summariseSupport(row),
    heading: { id: row.heading_id, label: row.heading, slug: row.heading_slug },
    printedHeading: row.printed_heading,
    subheading:
      row.subheading_id === null ? null : { id: row.subheading_id, label: row.subheading ?? "" },
    type: row.type,
    city: row.city ?? row.other_city,
    options: row.options,
    dates: row.dates,
  } satisfies Partial<Notice>;
}

function describeTexts(row: NoticeDetailRow) {
  const isLine = row.format === "L";
  return {
    title: row.web_title,
    ...readTexts(row),
    webContent: row.web_content || null,
    paperContent: splitPaperContent(row.paper_content),
    format: isLine ? "line" : "modular",
    layout: row.layout,
    wordBreak: row.word_break,
    canvas:
      isLine || row.width_mm === null || row.height_mm === null
        ? null
        : { width: row.width_mm, height: row.height_mm },
    photos: row.photos.map(({ id }) => photoUrls(id)),
    advertiser: row.anonymous ? null : { name: `${row.first_name} ${row.last_name}` },
  } satisfies Partial<Notice>;
}
