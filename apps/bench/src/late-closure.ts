import {
  declareClosure,
  previewClosure,
  readDeskCalendar,
  undoClosure,
} from "@parution/contract/desk-calendar";
import { addDays, type IsoDate, toIsoDate, weekdayOf } from "@parution/rules/dates";
import { step } from "../../launcher/src/steps.mjs";
import { signIn } from "./api/caller.ts";
import { withApi } from "./api/service.ts";
import { atMost, type Figure } from "./figure.ts";
import { fill, run, timeOf } from "./server.ts";

const ADS = 10_000;
/** More than are measured: some have no paid ad. */
const ACCOUNTS = 3600;
const ORDERS = 16_000;
const SUPPORT = 1;
/** Milliseconds between two looks at the progress. */
const LOOK = 100;
const TIMEOUT = 10 * 60_000;

/** Re-planning of a day's ads, declared at the desk, and its undo, beside the bare statement that moves their dates. */
export async function measureLateClosure(database: string): Promise<readonly Figure[]> {
  await step("Filling a database with ads of 3 000 accounts", () =>
    fill(database, { accounts: ACCOUNTS, orders: ORDERS, ads: ORDERS - 1000 }),
  );
  const date = await planAll(database);
  const measure = async ({ origin }: { origin: string }) => {
    const { client } = await signIn(origin, "admin");
    const reach = async (state: "planned" | "undone") => {
      for (const end = performance.now() + TIMEOUT; performance.now() < end; ) {
        const { closures } = await client.call(readDeskCalendar, { query: { supportId: SUPPORT } });
        if (closures[0]?.state === state) return closures[0];
        await new Promise((resolve) => setTimeout(resolve, LOOK));
      }
      throw new Error(`The closure was not ${state} in time.`);
    };
    const { accounts } = await client.call(previewClosure, { query: { supportId: SUPPORT, date } });
    const started = performance.now();
    const reasons = { reasonFr: "Grève des imprimeurs", reasonAr: "إضراب عمال الطباعة" };
    const { id } = await client.call(declareClosure, {
      body: { supportId: SUPPORT, date, choice: "replan", ...reasons },
    });
    // Some are tenders that no later day suits.
    const { replanned, refunded } = await reach("planned");
    const ads = replanned + refunded;
    const replan = performance.now() - started;
    // The demonstration may have some of its own on that day.
    if (ads < ADS) throw new Error(`${ads} ads were planned anew, not ${ADS}.`);
    const taken = performance.now();
    await client.call(undoClosure, { body: { closureId: id } });
    await reach("undone");
    const undo = performance.now() - taken;
    const bare = await moveDates(database, date);
    const peers = [{ name: "the bare statement", value: bare / 1000 }];
    const area = `late closure of ${ads} ads of ${accounts} accounts`;
    const figures: readonly Figure[] = [
      { area: `${area}, re-planned`, value: replan / 1000, unit: "s", budget: atMost(60), peers },
      { area: `${area}, undone`, value: undo / 1000, unit: "s", budget: atMost(60), peers },
    ];
    return figures;
  };
  return withApi(database, measure, { STAFF_SECOND_FACTOR: "off" });
}

/** Plans as many paid ads, those of every account first, for one open day three weeks from now. Returns the day. */
async function planAll(database: string): Promise<IsoDate> {
  const today = toIsoDate(new Date().toISOString().slice(0, 10));
  const date = addDays(today, 21 + ((7 - weekdayOf(today) + 3) % 7));
  await run(
    database,
    `with chosen as (
       select ads.id from ads join orders on orders.id = ads.order_id
       where orders.status in (1, 2)
       order by row_number() over (partition by ads.business_id order by ads.id), ads.id limit ${ADS}
     ), planned as (
       update ads set support_id = ${SUPPORT}, status = 2, online = false, published_at = null, archived_at = null,
         first_date = '${date}', last_date = '${date}'
       from chosen where ads.id = chosen.id returning ads.id
     ), gone as (delete from ad_dates using chosen where ad_dates.ad_id = chosen.id and ad_dates.date <> '${date}')
     insert into ad_dates (ad_id, date) select id, '${date}' from planned on conflict do nothing`,
  );
  await run(
    database,
    `delete from closures where date between '${date}' and '${addDays(date, 7)}'`,
  );
  await run(database, "analyze ads, ad_dates, orders");
  return date;
}

/** Milliseconds of the statement that moves the dates of a day to the day after and does nothing else. */
function moveDates(database: string, date: IsoDate): Promise<number> {
  const next = addDays(date, 1);
  return timeOf(
    database,
    `with moved as (
       update ad_dates set date = '${next}' from ads
       where ads.id = ad_dates.ad_id and ads.support_id = ${SUPPORT} and ad_dates.date = '${date}' returning ad_id
     )
     update ads set first_date = '${next}', last_date = '${next}' from moved where ads.id = moved.ad_id`,
  );
}
