import type { Client } from "@parution/contract/client";
import { claimAd, readModerationQueue } from "@parution/contract/moderation";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placePaid } from "../testing/orders/ordering.ts";

const DAY = 86_400_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
});
afterEach(() => api.stop());

const acknowledgementOf = async (moderator: Client, adId: number) =>
  (await moderator.call(readModerationQueue, {})).ads.find(({ id }) => id === adId)
    ?.acknowledgement;

test.each([
  ["in time", 0, "inTime", null],
  ["late", 5, "late", "late"],
])("an ad that is opened %s says so until it is decided", async (_, days, before, after) => {
  const { adId } = await placePaid(await api.signIn("particulier"));
  api.clock.advance(days * DAY);
  const moderator = await api.signInStaff("moderation");
  expect(await acknowledgementOf(moderator, adId)).toBe(before);
  await moderator.call(claimAd, { body: { adId } });
  api.clock.advance(DAY);
  const later = await api.signInStaff("moderation");
  expect(await acknowledgementOf(later, adId)).toBe(after);
});
