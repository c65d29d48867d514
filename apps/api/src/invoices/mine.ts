import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import { readMyInvoices } from "@parution/contract/invoices";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { isOverdue } from "@parution/rules/invoices";
import { isInvoiceEditable, orderStatusOf } from "@parution/rules/orders";
import { permissionsOfCaller, type Reach, reachOf } from "../access/index.ts";
import { orderBadge } from "../orders/index.ts";
import { momentOf } from "../platform/context.ts";
import { bindSession } from "../platform/http/bind.ts";
import { describePage, PAGE_SIZE, totalAt } from "../platform/http/paging.ts";
import { forbidden, type Messages } from "../platform/http/problems.ts";
import { accountingCode, invoiceBadge } from "./labels.ts";
import {
  countInvoices,
  type InvoiceFilter,
  type InvoiceRow,
  listInvoiceIds,
  listInvoices,
} from "./list-queries.ts";
import { findOldestUnsettled, type OldestUnsettled, readOutstanding } from "./unsettled.ts";

type Answer = CallAnswer<typeof readMyInvoices>;

/** The caller's invoices and credit notes, a page at a time; only for accounts on term. */
export const readMyInvoicesRoute = bindSession(readMyInvoices, async (request) => {
  const { context, identity, language, input } = request;
  if (!permissionsOfCaller(identity).seesInvoices) throw forbidden();
  const { db, config } = context;
  const { page = 1, ...query } = input.query;
  const { today } = momentOf(context);
  const oldest = await findOldestUnsettled(db, identity.businessId);
  const filter = invoiceFilterOf(query, reachOf(identity), oldest);
  const found = await listInvoiceIds(db, filter, (page - 1) * PAGE_SIZE, PAGE_SIZE + 1);
  const ids = found.slice(0, PAGE_SIZE).map(({ id }) => id);
  const [rows, total, outstanding] = await Promise.all([
    listInvoices(db, ids, { oldest, language, zone: config.publisherZone }),
    totalAt(page, found.length, (most) => countInvoices(db, filter, most)),
    readOutstanding(db, identity.businessId, oldest, today),
  ]);
  return {
    invoices: rows.map((row) => describeInvoice(row, language, today)),
    outstanding,
    info: describePage({ page, hasNext: found.length > PAGE_SIZE, total }, none, language),
  };
});

type InvoicesQuery = Omit<NonNullable<CallInput<typeof readMyInvoices>["query"]>, "page">;

/** The filter that a list or an export of invoices is asked for. */
export function invoiceFilterOf(
  { reference, from, to, kind, status }: InvoicesQuery,
  reach: Reach,
  oldest: OldestUnsettled | null,
): InvoiceFilter {
  return {
    reach,
    reference: reference?.trim() || null,
    from: from ?? null,
    to: to ?? null,
    kind: kind ?? null,
    status: status ?? null,
    oldest,
  };
}

function describeInvoice(
  row: InvoiceRow,
  language: Language,
  today: IsoDate,
): Answer["invoices"][number] {
  const badge = invoiceBadge(row, language);
  const dueOn = row.due_on === null ? null : toIsoDate(row.due_on);
  const order = {
    kind: row.order_kind,
    status: orderStatusOf(row.order_status),
    monthClosed: row.month_closed,
  };
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.ref,
    badge,
    kind: row.kind,
    accountingCode: accountingCode(row),
    paperReference: row.paper_reference,
    format: row.format && formats[row.format],
    orderBadge: orderBadge(row.order_status, language, true),
    day: toIsoDate(row.day),
    dueOn,
    overdue: isOverdue({ status: badge.status, dueOn }, today),
    editable: isInvoiceEditable(order),
    total: row.total,
    order: {
      total: row.order_total,
      supportId: row.support_id,
      support: row.support === null ? null : { label: row.support },
    },
  };
}

const formats = { L: "line", M: "modular" } as const;

const none: Messages = { fr: "Aucune facture trouvée.", ar: "لم يتم العثور على أي فاتورة." };
