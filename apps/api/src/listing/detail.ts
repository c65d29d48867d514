import type { CallAnswer, Language } from "@parution/contract/call";
import { readNotice } from "@parution/contract/listing";
import { dateInZone } from "@parution/rules/dates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { datesOfAd, optionsOfAd } from "../ads/index.ts";
import { summariseSupport } from "../orders/index.ts";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { publishToday } from "../publishing/index.ts";
import { photoUrls } from "./photos.ts";
import { listSimilarIds, selectNotices } from "./queries.ts";
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
    canvas:
      isLine || row.width_mm === null || row.height_mm === null
        ? null
        : { width: row.width_mm, height: row.height_mm },
    photos: row.photos.map(({ id }) => photoUrls(id)),
    advertiser: row.anonymous ? null : { name: `${row.first_name} ${row.last_name}` },
  } satisfies Partial<Notice>;
}

/** Address part that names a notice: the id decides, the slug is for readers, and an older slug still works. */
export interface NoticeAddress {
  readonly id: number;
  readonly supportId?: number | undefined;
}

/** A notice that is online, in words; undefined when there is none. */
export function selectNotice(db: Queries, address: NoticeAddress, language: Language) {
  return selectNotices(db, language)
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("users", "users.id", "ads.user_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .where("notice.ad_id", "=", address.id)
    .$if(address.supportId !== undefined, (query) =>
      query.where("notice.support_id", "=", address.supportId ?? null),
    )
    .select([
      "ads.layout",
      "ads.anonymous",
      "support.slug as support_slug",
      "support.channel_id",
      "support.fixed_price",
      `support.label_${language} as support_label` as const,
      "heading.id as heading_id",
      labelInPrint("heading").as("printed_heading"),
      "subheading.id as subheading_id",
      "product.format",
      "canvas.width_mm",
      "canvas.height_mm",
      "users.first_name",
      "users.last_name",
      datesOfAd(),
      optionsOfAd(language),
    ])
    .executeTakeFirst();
}

export type NoticeDetailRow = NonNullable<Awaited<ReturnType<typeof selectNotice>>>;
