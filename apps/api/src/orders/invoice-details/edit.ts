import type { CallInput } from "@parution/contract/call";
import { editInvoiceDetails, readInvoiceDetails } from "@parution/contract/orders";
import { isInvoiceEditable, orderStatusOf } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import type { Context } from "../../platform/context/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { bindSession, type Messages, ProblemError } from "../../platform/http/index.ts";
import { once } from "../../platform/idempotency/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import { orderNotFound } from "../problems.ts";
import { reachOf } from "../reach.ts";
import {
  findInvoiceDetails,
  findLastChange,
  type InvoiceDetails,
  readOwnDetails,
} from "./details.ts";
import { monthClosed } from "./month-closed.ts";
import { tellIdentityChanged } from "./tell.ts";

/** Whom the invoice of an order names, as it stands. */
export const readInvoiceDetailsRoute = bindSession(readInvoiceDetails, async (request) => {
  const { context, identity, input } = request;
  const { orderId } = input.query;
  await requireEditable(context.db, orderId, identity, context.config.publisherZone);
  const details = await findInvoiceDetails(context.db, orderId);
  return { ...details, changed: await findLastChange(context.db, orderId) };
});

/**
 * Changes whom the invoice of an order names, and the client's number of the order. What was there before is kept;
 * repeating a change adds nothing. Another name, address or ICE is told by mail.
 */
export const editInvoiceDetailsRoute = bindSession(editInvoiceDetails, (request) =>
  once(request, async (tx) => {
    const { context, identity, input, language } = request;
    const { orderId } = input.query;
    await holdMonths(tx);
    await requireEditable(tx, orderId, identity, context.config.publisherZone);
    await write(tx, orderId, input.body, identity, context);
    return { message: texts.changed[language] };
  }),
);

/** No month is closed until the transaction ends: closing one takes the series of its year. The oldest is held first. */
async function holdMonths(tx: Transaction<Database>): Promise<void> {
  await tx.selectFrom("invoice_series").select("year").orderBy("year").forShare().execute();
}

async function requireEditable(
  db: Context["db"],
  orderId: number,
  identity: Identity,
  zone: string,
): Promise<void> {
  const { column, id } = reachOf(identity);
  const order = await db
    .selectFrom("orders")
    .where("orders.id", "=", orderId)
    .where(`orders.${column}`, "=", id)
    .select((eb) => [
      "orders.kind",
      "orders.status",
      monthClosed(eb, zone).$castTo<boolean>().as("monthClosed"),
    ])
    .executeTakeFirst();
  if (order === undefined) throw orderNotFound();
  if (isInvoiceEditable({ ...order, status: orderStatusOf(order.status) })) return;
  throw new ProblemError(409, "INVOICE_FINAL", texts.final);
}

type AskedDetails = NonNullable<CallInput<typeof editInvoiceDetails>["body"]>;

async function write(
  tx: Transaction<Database>,
  orderId: number,
  asked: AskedDetails,
  { userId }: Identity,
  { clock }: Pick<Context, "clock">,
): Promise<void> {
  const now = await findInvoiceDetails(tx, orderId);
  const next = apply(asked, now, await readOwnDetails(tx, orderId));
  if (isSame(now, next)) return;
  const at = new Date(clock.now());
  const { id } = await tx
    .insertInto("invoice_details")
    .values({
      order_id: orderId,
      legal_name: next.companyName,
      address: next.address,
      ice: next.ice,
      purchase_order: next.purchaseOrder,
      user_id: userId,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!isSameIdentity(now, next)) {
    await tellIdentityChanged(tx, { changeId: id, orderId, userId, before: now, after: next }, at);
  }
}

/** What is left out stays; a blank name or address is the account's own again, a blank ICE is none. */
function apply(asked: AskedDetails, now: InvoiceDetails, own: InvoiceDetails): InvoiceDetails {
  return {
    companyName: (asked.companyName ?? now.companyName).trim() || own.companyName,
    address: (asked.address ?? now.address).trim() || own.address,
    ice: (asked.ice ?? now.ice).trim(),
    purchaseOrder: (asked.purchaseOrder ?? now.purchaseOrder).trim(),
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
