import type { Client } from "@parution/contract/client";
import { saveCatalogueRow } from "@parution/contract/desk-catalogue";
import {
  createRateDraft,
  readCardRates,
  readCardTiers,
  readRateCards,
  saveRates,
  scheduleRates,
} from "@parution/contract/rate-cards";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

const AT_NOON = "2026-06-01T12:00:00Z";

let api: TestApi;
let sales: Client;
beforeEach(async () => {
  api = await startTestApi({ now: "2026-06-01T09:00:00Z" });
  sales = await api.signInStaff("regie");
});
afterEach(() => api.stop());

/** Schedules a card in which a line of the first heading of the first newspaper costs 30 dirhams in place of 20. */
async function schedule(): Promise<number> {
  const { draftId } = await sales.call(createRateDraft, { body: { label: "Rentrée" } });
  const rows = [{ key: "1/1", price: 3000, discount: null }];
  const { version } = await sales.call(saveRates, {
    body: { draftId, version: 1, table: "headings", rows },
  });
  const validFrom = Date.parse(AT_NOON);
  return (await sales.call(scheduleRates, { body: { draftId, version, validFrom } })).cardId;
}

const read = (client: Client, cardId: number) =>
  client.call(readCardRates, { params: { cardId }, query: { table: "headings", supportId: 1 } });

const ofFirst = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.find(({ key }) => key === "1/1");

test("a scheduled rate card, and the prices before it once it is in force, are read as they hold their prices", async () => {
  const cardId = await schedule();
  const scheduled = await read(sales, cardId);
  expect(scheduled).toMatchObject({ label: "Rentrée", state: "scheduled" });
  expect(ofFirst(scheduled)).toMatchObject({ inForce: 2000, price: 3000 });
  api.clock.set(AT_NOON);
  const first = (await sales.call(readRateCards, {})).cards.find((one) => one.validFrom === null);
  const before = await read(sales, first?.id ?? 0);
  expect(before).toMatchObject({ state: "past", validFrom: null });
  expect(ofFirst(before)?.price).toBe(2000);
  const { supports } = await sales.call(readCardTiers, { params: { cardId } });
  expect(supports[0]).toMatchObject({ id: 1, own: supports[0]?.inForce });
});

test("a row that the catalogue gained since is in no card before it", async () => {
  const cardId = await schedule();
  const { total } = await read(sales, cardId);
  const values = { labelFr: "Brocante", labelAr: "سوق", slug: "brocante" };
  const { id: headingId } = await sales.call(saveCatalogueRow, {
    body: { table: "headings", values },
  });
  const sale = { supportId: 1, headingId, price: 1500 };
  await sales.call(saveCatalogueRow, { body: { table: "soldHeadings", values: sale } });
  expect((await read(sales, cardId)).total).toBe(total);
});

test("prices of a rate card are read by those who keep rates alone, and none of an unknown card", async () => {
  const cardId = await schedule();
  expect(await refusalOf(read(sales, cardId + 1))).toMatchObject({ status: 404 });
  const moderator = await api.signInStaff("moderation");
  expect(await refusalOf(read(moderator, cardId))).toMatchObject({ status: 403 });
  const tiers = moderator.call(readCardTiers, { params: { cardId } });
  expect(await refusalOf(tiers)).toMatchObject({ status: 403 });
});
