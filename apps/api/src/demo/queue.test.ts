import { readModeratedAd, readModerationQueue } from "@parution/contract/moderation";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import { expect, test } from "vitest";
import { startTestApi } from "../testing/index.ts";

test("moderators have forty ads to decide, of the moderated newspaper or on term, in both languages and of every kind", async () => {
  const api = await startTestApi();
  const { db } = api.context;
  const ads = await db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where("ads.status", "in", [1, 3])
    .select(["ads.id", "ads.paper_content", "ads.layout", "ads.support_id"])
    .select("orders.payment_method")
    .execute();
  const moderator = await api.signInStaff("moderation");
  const { total } = await moderator.call(readModerationQueue, {});
  expect([total, ads.length]).toEqual([40, 40]);
  // Others accept at once what was paid.
  const elsewhere = ads.filter((ad) => ad.support_id !== 3);
  const onTerm = PAYMENT_METHOD_CODES.onTerm;
  expect(elsewhere.filter((ad) => ad.payment_method !== onTerm)).toEqual([]);
  const arabic = ads.filter((ad) => /\p{Script=Arabic}/u.test(ad.paper_content));
  expect(arabic.length).toBeGreaterThan(8);
  expect(new Set(ads.map((ad) => ad.layout === null))).toEqual(new Set([true, false]));
  const methods = new Set(ads.map((ad) => ad.payment_method));
  for (const method of ["cashPartner", "onTerm"] as const) {
    expect.soft(methods, method).toContain(PAYMENT_METHOD_CODES[method]);
  }
  const checks: string[] = [];
  let files = 0;
  for (const { id } of ads) {
    const ad = await moderator.call(readModeratedAd, { params: { adId: id } });
    checks.push(...(ad.checks.length === 0 ? ["none"] : ad.checks.map(({ code }) => code)));
    files += ad.files.length;
  }
  for (const code of ["none", "ice", "word", "repetition", "mention"]) {
    expect.soft(checks, code).toContain(code);
  }
  expect(files).toBeGreaterThan(0);
  await api.stop();
});
