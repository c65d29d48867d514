import { createRateDraft, raiseRates, replayRates } from "@parution/contract/rate-cards";
import { step } from "../../launcher/src/steps.mjs";
import { signIn } from "./api/caller.ts";
import { withApi } from "./api/service.ts";
import { atMost, type Figure, medianOf } from "./figure.ts";
import { fill, run, timeOf } from "./server.ts";

const ADS = 100_000;
/** More than are measured: some are not settled. */
const ORDERS = 150_000;
const ACCOUNTS = 5000;
const TURNS = 5;
const MOST_SECONDS = 10;

/** A draft's prices for the settled orders of the last 90 days, beside the bare statement that reads these. */
export async function measureReplay(database: string): Promise<readonly Figure[]> {
  await step("Filling a database with orders of 90 days", () =>
    fill(database, { accounts: ACCOUNTS, orders: ORDERS, ads: ORDERS - 5000 }),
  );
  await settleInTime(database);
  return withApi(
    database,
    async ({ origin }) => {
      const { client } = await signIn(origin, "regie");
      const { draftId } = await client.call(createRateDraft, { body: { label: "2027" } });
      await client.call(raiseRates, {
        body: { draftId, version: 1, table: "headings", percent: 5 },
      });
      const own: number[] = [];
      const bare: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const started = performance.now();
        const { ads, unsold } = await client.call(replayRates, { params: { draftId } });
        own.push(performance.now() - started);
        if (ads + unsold !== ADS) throw new Error(`${ads + unsold} ads were priced, not ${ADS}.`);
        bare.push(await timeOf(database, READ));
      }
      return [
        {
          area: `replay of ${ADS} orders on a draft rate card`,
          value: medianOf(own) / 1000,
          unit: "s",
          budget: atMost(MOST_SECONDS),
          peers: [{ name: "the bare statement that reads them", value: medianOf(bare) / 1000 }],
        },
      ];
    },
    { STAFF_SECOND_FACTOR: "off" },
  );
}

/** Spreads settled ads over time: this many are of the last 90 days, all others older. */
async function settleInTime(database: string): Promise<void> {
  await run(
    database,
    `with wanted as (
       select ads.id, row_number() over (order by ads.id) as place
       from ads join orders on orders.id = ads.order_id where orders.status in (1, 2)
     )
     update ads set created_at = now() - case when wanted.place <= ${ADS}
       then make_interval(secs => 3600 + wanted.place * 70) else interval '100 days' end
     from wanted where wanted.id = ads.id`,
  );
  await run(database, "analyze ads, ad_dates, orders");
}

const READ = `select ads.support_id, ads.heading_id, ads.business_id, ads.product_id, ads.canvas_id, ads.line_count,
    ads.total, (select count(*) from ad_dates where ad_dates.ad_id = ads.id)
  from ads join orders on orders.id = ads.order_id
  where orders.status in (1, 2) and ads.created_at >= now() - interval '90 days' order by ads.id`;
