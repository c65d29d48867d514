import type { IsoDate } from "@parution/rules/dates";
import { splitTax } from "@parution/rules/money";
import { sql, type Transaction } from "kysely";
import { mailRow, type QueuedMail } from "../../mail/index.ts";
import { insertRecords, type JsonRow } from "../../platform/database/insert-records.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import type { KeptAnswer } from "../../platform/idempotency/once.ts";
import type { Identity } from "../../platform/session/identify.ts";
import type { PricedSelection } from "../../pricing/index.ts";
import type { Details } from "./details.ts";
import type { OrderedFile } from "./files.ts";

/** Order of an ad with all of its rows. */
export interface NewOrder {
  readonly identity: Identity;
  readonly selection: PricedSelection;
  readonly dates: readonly IsoDate[];
  readonly details: Details;
  readonly files: readonly OrderedFile[];
  readonly clientAddress: string;
  readonly at: Date;
}

/** Ids of an order and its ad. */
export interface OrderIds {
  readonly orderId: number;
  readonly adId: number;
}

/** An order, with the mail and the answer that its statement writes. */
export interface WrittenOrder {
  readonly order: NewOrder;
  readonly mailOf?: (ids: OrderIds) => QueuedMail;
  readonly answerOf?: (ids: OrderIds) => KeptAnswer | null;
}

/** Inserts an unpaid order of an ad. */
export async function insertOrder(
  tx: Transaction<Database>,
  written: WrittenOrder,
): Promise<OrderIds> {
  const [ids] = await insertOrders(tx, [written]);
  if (ids === undefined) throw new Error("The order was not written.");
  return ids;
}

/** Inserts any number of orders as {@link insertOrder}, all or none, in one statement. */
export async function insertOrders(
  db: Queries,
  written: readonly WrittenOrder[],
): Promise<readonly OrderIds[]> {
  const ids = await assignIds(db, written.length);
  const assigned = ids.flatMap((own, at) => {
    const one = written[at];
    return one === undefined ? [] : [{ ...one, ids: own }];
  });
  const answers = assigned.flatMap((one) => one.answerOf?.(one.ids) ?? []);
  const mails = assigned.flatMap((one) => mailRows(one));
  const files = assigned.flatMap(({ order, ids: { adId } }) => fileRows(adId, order.files));
  const inserts = [
    insertRecords("orders", assigned.map(orderRow)),
    insertRecords("ads", assigned.map(adRow)),
    insertRecords(
      "ad_dates",
      assigned.flatMap(({ order, ids: { adId } }) => dateRows(adId, order.dates)),
    ),
    ...(files.length > 0 ? [insertRecords("ad_files", files)] : []),
    ...(mails.length > 0 ? [insertRecords("mails", mails)] : []),
    // PostgreSQL does the last one first: a key that was used before ends the statement with nothing else written.
    ...(answers.length > 0 ? [insertRecords("idempotent_answers", answers)] : []),
  ];
  const parts = inserts.map((insert, at) => sql`${sql.ref(`part_${at}`)} as (${insert})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
  return ids;
}

interface AssignedOrder extends WrittenOrder {
  readonly ids: OrderIds;
}

/** Ids in the order of their orders, which mails and answers name before anything is written. */
async function assignIds(db: Queries, count: number): Promise<readonly OrderIds[]> {
  // The assignment itself need not reach the disk: the rows written under its ids carry it along.
  const commitMode = db.isTransaction
    ? sql`null`
    : sql`set_config('synchronous_commit', 'off', true)`;
  const { rows } = await sql<OrderIds>`
    with numbers as materialized (
      select pg_get_serial_sequence('orders', 'id')::regclass as orders,
        pg_get_serial_sequence('ads', 'id')::regclass as ads, ${commitMode})
    select nextval(orders) as "orderId", nextval(ads) as "adId"
    from numbers, generate_series(1, ${count}::integer)`.execute(db);
  return rows;
}

const ownerOf = ({ identity }: NewOrder) => ({
  business_id: identity.businessId,
  user_id: identity.userId,
});

function orderRow({ order, ids }: AssignedOrder): JsonRow<"orders"> {
  const { total } = order.selection.price;
  const { exclTax, tax } = splitTax(total);
  return {
    id: ids.orderId,
    ...ownerOf(order),
    kind: "ad",
    status: 0,
    payment_method: null,
    support_id: order.selection.supportId,
    total,
    excl_tax: exclTax,
    tax,
    ice: order.details.ice,
    purchase_order: order.details.purchaseOrder,
    created_at: order.at,
  };
}

const adRow = ({ order, ids }: AssignedOrder): JsonRow<"ads"> => ({
  id: ids.adId,
  order_id: ids.orderId,
  ...ownerOf(order),
  ...adColumns(order),
  options: order.selection.options,
});

const mailRows = ({ order, ids, mailOf }: AssignedOrder): JsonRow<"mails">[] =>
  mailOf === undefined ? [] : [mailRow(mailOf(ids), order.at)];

/** The part of an order that its ad is. */
export type OrderedAd = Omit<NewOrder, "identity" | "files">;

/** Columns of a new ad from its order. */
export function adColumns(order: OrderedAd) {
  return {
    ...contentColumns(order),
    status: 0 as const,
    client_address: order.clientAddress,
    created_at: order.at,
  };
}

/** Rows that an edit rewrites. */
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
    word_break: selection.wordBreak,
    total: selection.price.total,
    ...spanOf(dates),
  };
}

/** Multipart forms write every line end as two characters. */
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
