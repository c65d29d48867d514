import type { OrderedFile } from "./files.ts";
import type { NewOrder } from "./insert.ts";

/** The part of an order that its ad is. */
export type OrderedAd = Omit<NewOrder, "identity" | "files">;

/** What the row of a new ad takes from its order. */
export function adColumns(order: OrderedAd) {
  return {
    ...contentColumns(order),
    status: 0 as const,
    client_address: order.clientAddress,
    created_at: order.at,
  };
}

/** What an edit writes anew. */
export function contentColumns({ selection, details, dates }: OrderedAd) {
  return {
    slug: details.slug,
    channel_id: selection.channelId,
    support_id: selection.supportId,
    heading_id: selection.headingId,
    ad_type_id: selection.adTypeId,
    subheading_id: selection.subheadingId,
    product_id: selection.productId,
    colour_id: selection.colourId,
    canvas_id: selection.canvasId,
    options: JSON.stringify(selection.options),
    layout: selection.layout,
    paper_content: withLineFeeds(selection.paperContent),
    html: details.html,
    web_title: details.webTitle,
    web_content: withLineFeeds(details.webContent),
    sector: details.sector,
    reference: details.reference,
    publish_on_web: details.publishOnWeb,
    anonymous: details.anonymous,
    city_id: details.cityId,
    other_city: details.otherCity,
    country_id: details.countryId,
    telephone: details.phone,
    email: details.email,
    line_count: selection.lineCount,
    total: selection.price.total,
    ...spanOf(dates),
  };
}

/** Multipart forms write every line end as two characters (readings D1). */
const withLineFeeds = (text: string): string => text.replaceAll("\r\n", "\n");

function spanOf(dates: readonly string[]) {
  const sorted = dates.toSorted();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("An ad without a date");
  return { first_date: first, last_date: last };
}

/** The rows of an ad's dates. */
export const dateRows = (adId: number, dates: readonly string[]) =>
  dates.map((date) => ({ ad_id: adId, date }));

/** The rows of an ad's files. */
export const fileRows = (adId: number, files: readonly OrderedFile[]) =>
  files.map((file) => ({
    ad_id: adId,
    kind: file.kind,
    position: file.position,
    name: file.name,
    media_type: file.mediaType,
    size: file.bytes.byteLength,
    storage_key: file.storageKey,
  }));
