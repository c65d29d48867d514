import type { Language } from "@parution/contract/call";
import { downloadInvoice } from "@parution/contract/invoices";
import { mayDownloadInvoice } from "@parution/rules/invoices";
import { orderStatusOf } from "@parution/rules/orders";
import { permissionsOfCaller } from "../access/index.ts";
import {
  findChangedDetails,
  findOrder,
  readOrderedJournal,
  readOrderedSubscription,
} from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import { bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import type { Identity } from "../platform/session/identify.ts";
import { printPdf } from "../typesetter/index.ts";
import { describeDocument } from "./document/describe.ts";
import { type DocumentRow, selectDocuments } from "./document/queries.ts";
import { requirePublisher, sheetOf } from "./document/sheet.ts";
import { noInvoice } from "./labels.ts";
import { numberInvoices } from "./number.ts";

/** The invoices and credit notes of an order as a PDF, one after the other, or one of them. */
export const downloadInvoiceRoute = bindSession(downloadInvoice, async (request) => {
  const { context, identity, language, input } = request;
  const rows = await findDocuments(context, input.query, identity, language);
  const [first] = rows;
  const documents = await describeDocuments(context, first.order_id, rows, language);
  const title = rows.length === 1 ? first.ref : first.order_ref;
  const name = stampedName(`facture-${title}`, clockOf(context));
  const sheet = sheetOf(context, documents, { title, language });
  return printPdf({ context, userId: identity.userId, name }, sheet);
});

interface DocumentQuery {
  readonly orderId: number;
  readonly supportId?: number | undefined;
  readonly invoiceId?: number | undefined;
}

/**
 * The requested documents; the latest sales are numbered first, unless a document is named, which has its number.
 * @throws ProblemError 404 for another account's document, 409 for an order that has no invoice
 */
async function findDocuments(
  context: Context,
  { orderId, supportId, invoiceId }: DocumentQuery,
  identity: Identity,
  language: Language,
): Promise<[DocumentRow, ...DocumentRow[]]> {
  const order = await findOrder(context.db, orderId, identity);
  if (order === null) throw notFound();
  const subject = { kind: order.kind, status: orderStatusOf(order.status) };
  const { seesInvoices } = permissionsOfCaller(identity);
  if (!mayDownloadInvoice(subject, seesInvoices)) throw noInvoice();
  if (invoiceId === undefined) await numberInvoices(context);
  const [first, ...others] = await selectDocuments(context.db, orderId, invoiceId, language);
  if (first === undefined) throw invoiceId === undefined ? noInvoice() : notFound();
  if (supportId !== undefined && supportId !== first.support_id) throw notFound();
  return [first, ...others];
}

/** Numbered documents of an order, ready to be set. */
export async function describeDocuments(
  { db, config }: Context,
  orderId: number,
  rows: readonly DocumentRow[],
  language: Language,
) {
  const publisher = requirePublisher(config);
  const ordered = {
    journal: await readOrderedJournal(db, orderId, language),
    subscription: await readOrderedSubscription(db, orderId, language),
  };
  const changed = await findChangedDetails(db, orderId);
  return rows.map((row) => describeDocument({ row, ordered, changed, publisher, language }));
}
