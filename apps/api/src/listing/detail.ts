import type { CallAnswer } from "@parution/contract/call";
import { readPublishedAd } from "@parution/contract/listing";
import { dateInZone } from "@parution/rules/dates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { summariseSupport } from "../orders/index.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { publishToday } from "../publishing/index.ts";
import { photoUrls } from "./photos.ts";
import { listSimilarIds, type PublishedAdDetailRow, selectPublishedAd } from "./queries.ts";
import { publishedAdGone, readTexts } from "./reading.ts";
import { summarisePublishedAds } from "./summary.ts";

type PublishedAd = CallAnswer<typeof readPublishedAd>;

const SIMILAR = 4;

/** A published ad, in full. */
export const readPublishedAdRoute = bind(readPublishedAd, async ({ context, language, input }) => {
  await publishToday(context);
  const row = await selectPublishedAd(context.db, input.query, language);
  if (row === undefined) throw notFound(publishedAdGone);
  const similar = await listSimilarIds(context.db, row.id, SIMILAR);
  return {
    ...describePlace(row),
    ...describeTexts(row),
    publishedOn: dateInZone(row.published_at.getTime(), context.config.publisherZone),
    similar: await summarisePublishedAds(context, similar, language),
  };
});

function describePlace(row: PublishedAdDetailRow) {
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
  } satisfies Partial<PublishedAd>;
}

function describeTexts(row: PublishedAdDetailRow) {
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
  } satisfies Partial<PublishedAd>;
}
