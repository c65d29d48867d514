import type { CallAnswer, Language } from "@parution/contract/call";
import { readMyOrders } from "@parution/contract/orders";
import { addDays, type IsoDate, startOfDayInZone, toIsoDate } from "@parution/rules/dates";
import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import { permissionsOfCaller, type Reach, reachOf, requireOwnIdentity } from "../access/index.ts";
import { noCredit, readCreditCondition } from "../ledger/index.ts";
import type { Context } from "../platform/context.ts";
import { bindSession } from "../platform/http/bind.ts";
import { describePage, PAGE_SIZE, totalAt } from "../platform/http/paging.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { readOrderedJournals, readOrderedSubscriptions } from "./goods.ts";
import { type Asking, describeHead } from "./head.ts";
import {
  countOrders,
  listOrderIds,
  listOrders,
  type OrderFilter,
  type OrderRow,
} from "./list-queries.ts";

/** The caller's orders, a page at a time. */
export const readMyOrdersRoute = bindSession(readMyOrders, (request) => {
  const { context, identity, input, language } = request;
  const { userId, page = 1, ...query } = input.query;
  requireOwnIdentity(identity, { userId });
  const filter = orderFilterOf(query, reachOf(identity), context.config.publisherZone);
  return readOrderPage({ context, identity, language, filter, page });
});

export type OrderPage = CallAnswer<typeof readMyOrders>;
type ListedOrder = OrderPage["orders"][number];

interface PageRequest {
  readonly context: Context;
  readonly identity: Identity;
  readonly language: Language;
  readonly filter: OrderFilter;
  /** Page number, from 1. */
  readonly page: number;
}

/** A page of the orders within the filter's reach, newest first. */
export async function readOrderPage(request: PageRequest): Promise<OrderPage> {
  const { context, filter, page, language } = request;
  const { db } = context;
  const found = await listOrderIds(db, filter, (page - 1) * PAGE_SIZE, PAGE_SIZE + 1);
  const ids = found.slice(0, PAGE_SIZE).map(({ id }) => id);
  const [orders, total] = await Promise.all([
    readOrders(ids, request),
    totalAt(page, found.length, (most) => countOrders(db, filter, most)),
  ]);
  const hasNext = found.length > PAGE_SIZE;
  return { orders, info: describePage({ page, hasNext, total }, none, language) };
}

/** Some orders as a list shows them, each with its goods. */
async function readOrders(
  ids: readonly number[],
  { context, identity, language }: PageRequest,
): Promise<ListedOrder[]> {
  const { db, config } = context;
  const hasCeiling = permissionsOfCaller(identity).hasCeiling;
  const [rows, credit] = await Promise.all([
    listOrders(db, ids, language, config.publisherZone),
    hasCeiling ? readCreditCondition(db, identity.businessId) : noCredit,
  ]);
  const ofKind = (kind: OrderRow["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [journals, subscriptions] = await Promise.all([
    readOrderedJournals(db, ofKind("journal"), language),
    readOrderedSubscriptions(db, ofKind("subscription"), language),
  ]);
  const asking: Asking = { context, identity, language, credit };
  return rows.map((row) => ({
    ...describeHead({ ...row, first_date: dayOf(row.first_date) }, asking),
    ad: describeAd(row),
    journal: journals.get(row.id) ?? null,
    subscription: subscriptions.get(row.id) ?? null,
    userId: row.user_id,
    user: { clientHash: row.client_hash, fullName: `${row.first_name} ${row.last_name}` },
  }));
}

const dayOf = (date: string | null) => (date === null ? null : toIsoDate(date));

function describeAd(row: OrderRow): ListedOrder["ad"] {
  const { ad_id, slug, ref_web, web_title, dates, correction } = row;
  if (ad_id === null || slug === null || ref_web === null || web_title === null) return null;
  return {
    id: ad_id,
    slug,
    reference: ref_web,
    title: web_title,
    correction,
    dates: dates.map(({ date }) => toIsoDate(date)),
  };
}

const none: Messages = { fr: "Aucune commande trouvée.", ar: "لم يتم العثور على أي طلب." };

/** A filter as callers write it: days of the publisher, both included. */
interface FilterQuery {
  readonly reference?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly status?: OrderStatus | undefined;
}

/** The filter that a caller asks for, over the orders that `reach` allows. */
export function orderFilterOf(
  { reference, from, to, status }: FilterQuery,
  reach: Reach,
  zone: string,
): OrderFilter {
  return {
    reach,
    reference: reference?.trim() || null,
    from: from === undefined ? null : startOfDayInZone(from, zone),
    before: to === undefined ? null : startOfDayInZone(addDays(to, 1), zone),
    status: status === undefined ? null : ORDER_STATUS_CODES[status],
  };
}
