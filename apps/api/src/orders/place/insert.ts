import { splitTax } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import type { PricedSelection } from "../../pricing/index.ts";
import type { Details } from "./details.ts";
import type { OrderedFile } from "./files.ts";

/** Everything that is written of an order of an ad. */
export interface NewOrder {
  readonly identity: Identity;
  readonly selection: PricedSelection;
  readonly dates: readonly string[];
  readonly details: Details;
  readonly files: readonly OrderedFile[];
  readonly clientAddress: string;
  readonly at: Date;
}

/** The part of an order that its ad is. */
export type OrderedAd = Omit<NewOrder, "identity" | "files">;

/** Writes an order of an ad, unpaid. */
export async function insertOrder(
  tx: Transaction<Database>,
  order: NewOrder,
): Promise<{ readonly orderId: number; readonly adId: number }> {
  const { total } = order.selection.price;
  const { exclTax, tax } = splitTax(total);
  const owner = { business_id: order.identity.businessId, user_id: order.identity.userId };
  const { id: orderId } = await tx
    .insertInto("orders")
    .values({
      ...owner,
      kind: "ad",
      status: 0,
      payment_method: null,
      support_id: order.selection.supportId,
      total,
      excl_tax: exclTax,
      tax,
      ice: order.details.ice,
      created_at: order.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: adId } = await tx
    .insertInto("ads")
    .values({ ...owner, ...adColumns(order), order_id: orderId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertDates(tx, adId, order.dates);
  await insertFiles(tx, adId, order.files);
  return { orderId, adId };
}

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

export async function insertDates(
  tx: Transaction<Database>,
  adId: number,
  dates: readonly string[],
): Promise<void> {
  await tx
    .insertInto("ad_dates")
    .values(dates.map((date) => ({ ad_id: adId, date })))
    .execute();
}

export async function insertFiles(
  tx: Transaction<Database>,
  adId: number,
  files: readonly OrderedFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto("ad_files")
    .values(
      files.map((file) => ({
        ad_id: adId,
        kind: file.kind,
        position: file.position,
        name: file.name,
        media_type: file.mediaType,
        size: file.bytes.byteLength,
        storage_key: file.storageKey,
      })),
    )
    .execute();
}
