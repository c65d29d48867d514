import type { Client } from "@parution/contract/client";
import { readOverview } from "@parution/contract/desk";
import { claimAd } from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseRows } from "../testing/break-rows.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { statusOfAd } from "../testing/orders/missed.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryOutDecisions } from "./carry-out.ts";

let api: TestApi;
let moderator: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  moderator = await api.signInStaff("moderation");
  client = await api.signIn("particulier");
});
afterAll(() => api.stop());

async function accepted(): Promise<number> {
  const { adId, orderId } = await placeLine(client);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  await moderator.call(claimAd, { body: { adId } });
  await decideNow(moderator, { adId, decision: "validate" });
  return adId;
}

async function run(seconds: number) {
  api.clock.advance(seconds * 1000);
  await carryOutDecisions.run(api.context);
}

const failures = async () => (await moderator.call(readOverview, {})).failures?.rows;

test("a decision that fails holds back no later one, is tried again ever later, and stands on the desk's first page", async () => {
  const broken = await accepted();
  const reference = `A${String(broken).padStart(8, "0")}`;
  const mend = await refuseRows(api, "operator_trail", `new.subject = '${reference}'`);
  const sound = await accepted();
  await run(11);
  expect(await statusOfAd(api, sound)).toBe(2);
  const at = api.clock.now();
  const failure = { job: "moderation", reference };
  const [first, ...others] = (await failures()) ?? [];
  expect(others).toEqual([]);
  expect(first).toMatchObject({ ...failure, attempts: 1, since: at, retryAt: at + 10_000 });
  expect(first?.error).toContain("broken row");
  await run(5);
  expect(await failures()).toMatchObject([{ attempts: 1 }]);
  await run(6);
  expect(await failures()).toMatchObject([
    { attempts: 2, since: at, retryAt: api.clock.now() + 60_000 },
  ]);
  await mend();
  await run(61);
  expect(await statusOfAd(api, broken)).toBe(2);
  expect(await failures()).toEqual([]);
});

test("an ad that goes back to the queue uncorrected leaves an entry in the trail", async () => {
  const { adId, orderId } = await placeLine(client);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  await moderator.call(claimAd, { body: { adId } });
  const reasons = { reasonFr: "Précisez la date.", reasonAr: "حددوا التاريخ." };
  await decideNow(moderator, { adId, decision: "correct", ...reasons });
  await run(11);
  api.clock.advance(10 * 86_400_000);
  await run(1);
  expect((await readEntries(api.context.db, 0, 1000)).at(-1)).toMatchObject({
    operator: "automatic",
    command: "return-uncorrected",
    subject: `A${String(adId).padStart(8, "0")}`,
    before: { toCorrect: true },
    after: { toCorrect: false },
  });
});
