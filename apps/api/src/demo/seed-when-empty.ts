import { sql } from "kysely";
import { makeEditionsOfAds } from "../edition-state/index.ts";
import type { Context } from "../platform/context.ts";
import { withoutTimeouts } from "../platform/database/connect.ts";
import { transaction } from "../platform/database/transaction.ts";
import { logOnWeb } from "../publishing/index.ts";
import { emailOf, seedAccounts } from "./accounts.ts";
import { seedPackageRates } from "./catalogue/package-rates.ts";
import { seedCatalogue, seedSettings } from "./catalogue/seed.ts";
import { seedJournal, seedJournalPackage } from "./journal.ts";
import { seedCoupons } from "./offers.ts";
import { seedOrders } from "./orders/seed.ts";
import { seedPhotos } from "./photos/seed.ts";

/** Any constant: processes that start together take turns on it. */
const TURN = 4_800_002;
/** Age of the accounts: a little more than that of their first orders. */
const SINCE = (4 * 365 + 20) * 86_400_000;

/** Gives a database without accounts the demonstration data, whole or not at all. */
export async function seedWhenEmpty(context: Context): Promise<void> {
  await transaction(withoutTimeouts(context.db), async (tx) => {
    await sql`select pg_advisory_xact_lock(${TURN})`.execute(tx);
    const known = await tx.selectFrom("businesses").select("id").limit(1).executeTakeFirst();
    if (known !== undefined) return;
    const now = context.clock.now();
    await seedCatalogue(tx, now);
    await seedSettings(tx);
    const since = new Date(now - SINCE);
    const holdings = await seedAccounts(tx, since);
    await seedPackageRates(tx, { email: emailOf("pro") }, now, context.config.publisherZone);
    await seedJournal(tx);
    await seedJournalPackage(tx, { email: emailOf("pro") }, now, context.config.publisherZone);
    const coupon = await seedCoupons(tx, now);
    await seedOrders(tx, context, { holdings, since, coupon });
    await makeEditionsOfAds(tx);
    await logOnWeb(tx, null, null);
    await seedPhotos(tx);
    // The embedded engine has no process that would do so later, and plans badly without.
    await sql`analyze ads, ad_dates, ad_files, published_ads, invoices, payments`.execute(tx);
    context.log.info("demonstration data created");
  });
}
