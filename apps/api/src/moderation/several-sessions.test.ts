import { readOverview } from "@parution/contract/desk";
import { claimAd } from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../platform/database/transaction.ts";
import { refuseRows } from "../testing/break-rows.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { statusOfAd } from "../testing/orders/missed.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { carryOutDecisions } from "./carry-out.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
});
afterAll(() => api.stop());

/** Carries decisions out, some seconds later. */
async function run(seconds: number) {
  api.clock.advance(seconds * 1000);
  await carryOutDecisions.run(api.context);
}

/** Does some work while another process has the decision on an ad. */
const underLock = (adId: number, work: () => Promise<void>) =>
  transaction(api.context.db, async (tx) => {
    const decisions = tx.selectFrom("ad_decisions").select("id").where("ad_id", "=", adId);
    await decisions.forUpdate().execute();
    await work();
  });

test("a failed decision that another process carries out keeps its failure until it is tried again", async () => {
  const moderator = await api.signInStaff("moderation");
  const client = await api.signIn("particulier");
  const failures = async () => (await moderator.call(readOverview, {})).failures?.rows;
  const { adId, orderId } = await placeLine(client);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  await moderator.call(claimAd, { body: { adId } });
  await decideNow(moderator, { adId, decision: "validate" });

  const reference = `A${String(adId).padStart(8, "0")}`;
  const mend = await refuseRows(api, "operator_trail", `new.subject = '${reference}'`);
  await run(11);
  const since = api.clock.now();
  await underLock(adId, () => run(11));
  expect(await failures()).toMatchObject([{ attempts: 1, since }]);
  await run(0);
  expect(await failures()).toMatchObject([{ attempts: 2, since }]);
  await mend();
  await run(61);
  expect(await statusOfAd(api, adId)).toBe(2);
  expect(await failures()).toEqual([]);
});
