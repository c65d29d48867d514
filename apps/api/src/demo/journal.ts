import { dateInZone } from "@parution/rules/dates";
import { continueIds } from "../newspaper/continue-ids.ts";
import type { Queries } from "../platform/database/transaction.ts";
import {
  CERTIFIED_COPY,
  journalDeliveries,
  journalDurations,
  journalPrices,
  journalProducts,
  journalSubtypes,
  journalTypes,
} from "./journal-catalogue.ts";
import { subscriptionOffers, subscriptionPrices } from "./offers.ts";

/** Tables whose rows name their own ids. */
const numbered = [
  "journal_types",
  "journal_subtypes",
  "journal_durations",
  "journal_products",
  "journal_deliveries",
  "subscription_offers",
];

/** Writes what the demonstration sells of issues and subscriptions, into empty tables, after its supports. */
export async function seedJournal(tx: Queries): Promise<void> {
  await tx.insertInto("journal_types").values(journalTypes).execute();
  await tx.insertInto("journal_subtypes").values(journalSubtypes).execute();
  await tx.insertInto("journal_durations").values(journalDurations).execute();
  await tx.insertInto("journal_products").values(journalProducts).execute();
  await tx.insertInto("journal_prices").values(journalPrices).execute();
  await tx.insertInto("journal_deliveries").values(journalDeliveries).execute();
  await tx.insertInto("subscription_offers").values(subscriptionOffers).execute();
  await tx.insertInto("subscription_prices").values(subscriptionPrices).execute();
  await continueIds(tx, numbered);
}

/** Copies for proof at a price of their own: the package of one of the demonstration's accounts. */
export async function seedJournalPackage(
  tx: Queries,
  holder: { readonly email: string },
  now: number,
  zone: string,
): Promise<void> {
  const { business_id } = await tx
    .selectFrom("users")
    .where("email", "=", holder.email)
    .select("business_id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("journal_package_rates")
    .values({
      business_id,
      product_id: CERTIFIED_COPY,
      label_fr: "Forfait justificatifs",
      label_ar: "باقة نسخ الإثبات",
      price: 18_00,
      starts_on: dateInZone(now, zone),
      ends_on: null,
    })
    .execute();
}
