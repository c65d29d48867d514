import type { Client } from "@parution/contract/client";
import {
  claimAd,
  decideAd,
  readModeratedAd,
  readModerationQueue,
} from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { datesOfAd, statusOfAd } from "../testing/orders/missed.ts";
import { placeLine, THURSDAY } from "../testing/orders/ordering.ts";
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

/** A paid ad that waits for a moderator. */
async function waiting(): Promise<number> {
  const { adId, orderId } = await placeLine(client);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  return adId;
}

const claim = (adId: number) => moderator.call(claimAd, { body: { adId } });
const accept = (adId: number) => decideNow(moderator, { adId, decision: "validate" });
const isQueued = async (adId: number) =>
  (await moderator.call(readModerationQueue, {})).ads.some(({ id }) => id === adId);

/** Lets the undo time pass, and the service carry out what is due. */
async function passUndoTime(): Promise<void> {
  api.clock.advance(10_000);
  await carryOutDecisions.run(api.context);
}

test.each([
  ["its text", { paper_content: "Autre texte." }],
  ["its heading", { heading_id: 2, subheading_id: null }],
  ["its anonymity", { anonymous: true }],
  ["its layout", { canvas_id: null }],
  ["the place of its words", { web_title: "Avis\nPremier", paper_content: "Deuxième." }],
])(
  "a decision on an ad of which the moderator read another version of %s is refused",
  async (_, change) => {
    const adId = await waiting();
    const read = { web_title: "Avis", paper_content: "Premier\nDeuxième." };
    await api.context.db.updateTable("ads").set(read).where("id", "=", adId).execute();
    const { version } = await moderator.call(readModeratedAd, { params: { adId } });
    await claim(adId);
    api.clock.advance(3 * 60_000);
    await api.context.db.updateTable("ads").set(change).where("id", "=", adId).execute();
    await claim(adId);
    const body = { adId, version, decision: "validate" } as const;
    const stale = moderator.call(decideAd, { body });
    await expect(stale).rejects.toMatchObject({ status: 409, code: "AD_CHANGED" });
    expect(await isQueued(adId)).toBe(true);
    await expect(accept(adId)).resolves.toBeDefined();
  },
);

test("a decision stays open when the dates of its ad move meanwhile", async () => {
  const adId = await waiting();
  await claim(adId);
  await accept(adId);
  const { db } = api.context;
  const day = { first_date: THURSDAY, last_date: THURSDAY };
  await db.updateTable("ads").set(day).where("id", "=", adId).execute();
  await db.updateTable("ad_dates").set({ date: THURSDAY }).where("ad_id", "=", adId).execute();
  await passUndoTime();
  expect([await statusOfAd(api, adId), await datesOfAd(api, adId)]).toEqual([2, [THURSDAY]]);
});

test("a decision on a text that changed meanwhile is void", async () => {
  const adId = await waiting();
  await claim(adId);
  await accept(adId);
  const text = { paper_content: "Autre texte." };
  await api.context.db.updateTable("ads").set(text).where("id", "=", adId).execute();
  await passUndoTime();
  expect([await statusOfAd(api, adId), await isQueued(adId)]).toEqual([1, true]);
});
