import type { Transaction } from "kysely";
import { addresseesOf, queueMails } from "../../mail/index.ts";
import type { Database } from "../../platform/database/index.ts";
import type { InvoiceDetails } from "./details.ts";

interface IdentityChange {
  /** Of the row that keeps it. */
  readonly changeId: number;
  readonly orderId: number;
  /** Who made it. */
  readonly userId: number;
  readonly before: InvoiceDetails;
  readonly after: InvoiceDetails;
}

/**
 * Tells the client that an invoice names somebody else: who ordered, who leads the account and who made the change, so
 * that nobody's invoices are renamed behind their back.
 */
export async function tellIdentityChanged(
  tx: Transaction<Database>,
  { changeId, orderId, userId, before, after }: IdentityChange,
  at: Date,
): Promise<void> {
  const order = await tx
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select(["ref", "user_id", "business_id"])
    .executeTakeFirstOrThrow();
  const people = await tx
    .selectFrom("users")
    .where("business_id", "=", order.business_id)
    .where((eb) =>
      eb.or([
        eb("id", "in", [order.user_id, userId]),
        eb.and([eb("is_parent", "=", true), eb("active", "=", true)]),
      ]),
    )
    .select(["id", "first_name", "last_name"])
    .execute();
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
