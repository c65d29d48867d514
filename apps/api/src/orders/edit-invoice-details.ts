import type { CallInput } from "@parution/contract/call";
import { editInvoiceDetails, readInvoiceDetails } from "@parution/contract/orders";
import { isInvoiceEditable, orderStatusOf } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import { reachOf } from "../access/index.ts";
import { addresseesOf, queueMails } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import { conflict, type Messages } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import type { Identity } from "../platform/session/identify.ts";
import {
  findInvoiceDetails,
  findLastChange,
  type InvoiceDetails,
  insertDetails,
  lockMonths,
  readOwnDetails,
  selectInvoicedOrder,
  selectNotifiedUsers,
  selectOrderer,
} from "./invoice-details.ts";
import { orderNotFound } from "./problems.ts";

/** Current buyer of an order's invoice. */
export const readInvoiceDetailsRoute = bindSession(readInvoiceDetails, async (request) => {
  const { context, identity, input } = request;
  const { orderId } = input.query;
  await requireEditable(context.db, orderId, identity, context.config.publisherZone);
  const details = await findInvoiceDetails(context.db, orderId);
  return { ...details, changed: await findLastChange(context.db, orderId) };
});

/**
 * Changes the buyer that the invoice of an order names, and the client's number of the order. Former details are kept;
 * repeating a change adds nothing. Another name, address or ICE is announced by mail.
 */
export const editInvoiceDetailsRoute = bindSession(editInvoiceDetails, (request) =>
  once(request, async (tx) => {
    const { context, identity, input, language } = request;
    const { orderId } = input.query;
    await lockMonths(tx);
    await requireEditable(tx, orderId, identity, context.config.publisherZone);
    await write(tx, orderId, input.body, identity, context);
    return { message: texts.changed[language] };
  }),
);

async function requireEditable(
  db: Context["db"],
  orderId: number,
  identity: Identity,
  zone: string,
): Promise<void> {
  const order = await selectInvoicedOrder(db, orderId, reachOf(identity), zone);
  if (order === undefined) throw orderNotFound();
  if (isInvoiceEditable({ ...order, status: orderStatusOf(order.status) })) return;
  throw conflict("INVOICE_FINAL", texts.final);
}

type DetailsInput = NonNullable<CallInput<typeof editInvoiceDetails>["body"]>;

async function write(
  tx: Transaction<Database>,
  orderId: number,
  input: DetailsInput,
  { userId }: Identity,
  { clock }: Pick<Context, "clock">,
): Promise<void> {
  const now = await findInvoiceDetails(tx, orderId);
  const next = apply(input, now, await readOwnDetails(tx, orderId));
  if (isSame(now, next)) return;
  const at = new Date(clock.now());
  const { id } = await insertDetails(tx, { orderId, details: next, userId, at });
  if (!isSameIdentity(now, next)) {
    await notifyIdentityChanged(
      tx,
      { changeId: id, orderId, userId, before: now, after: next },
      at,
    );
  }
}

/** Omitted fields stay; a blank name or address restores the account's own, a blank ICE removes it. */
function apply(input: DetailsInput, now: InvoiceDetails, own: InvoiceDetails): InvoiceDetails {
  return {
    companyName: (input.companyName ?? now.companyName).trim() || own.companyName,
    address: (input.address ?? now.address).trim() || own.address,
    ice: (input.ice ?? now.ice).trim(),
    purchaseOrder: (input.purchaseOrder ?? now.purchaseOrder).trim(),
  };
}

const isSame = (one: InvoiceDetails, other: InvoiceDetails) =>
  isSameIdentity(one, other) && one.purchaseOrder === other.purchaseOrder;

const isSameIdentity = (one: InvoiceDetails, other: InvoiceDetails) =>
  one.companyName === other.companyName && one.address === other.address && one.ice === other.ice;

const texts = {
  changed: {
    fr: "Les coordonnées de facturation sont enregistrées.",
    ar: "تم حفظ بيانات الفوترة.",
  },
  final: {
    fr: "La facture de cette commande ne peut pas être modifiée.",
    ar: "لا يمكن تعديل فاتورة هذا الطلب.",
  },
} as const satisfies Record<string, Messages>;

interface IdentityChange {
  /** Id of the change's row. */
  readonly changeId: number;
  readonly orderId: number;
  /** Author. */
  readonly userId: number;
  readonly before: InvoiceDetails;
  readonly after: InvoiceDetails;
}

/**
 * Mails that an invoice names another buyer: to the orderer, the account's parent and the author of the change, so
 * that no invoice is renamed without the client's knowledge.
 */
async function notifyIdentityChanged(
  tx: Transaction<Database>,
  { changeId, orderId, userId, before, after }: IdentityChange,
  at: Date,
): Promise<void> {
  const order = await selectOrderer(tx, orderId);
  const people = await selectNotifiedUsers(tx, order.business_id, [order.user_id, userId]);
  const author = people.find(({ id }) => id === userId);
  const by = author === undefined ? "" : `${author.first_name} ${author.last_name}`.trim();
  const readers = await addresseesOf(
    tx,
    people.map(({ id }) => id),
  );
  const byAddress = new Map([...readers.values()].map((reader) => [reader.to, reader]));
  const mails = [...byAddress.values()].map(({ name, to, language }) => ({
    to,
    language,
    template: "invoice-identity-changed" as const,
    data: { orderId, reference: order.ref, name, by, before, after },
    key: `invoice-identity-changed:${changeId}:${to}`,
  }));
  await queueMails(tx, mails, at);
}
