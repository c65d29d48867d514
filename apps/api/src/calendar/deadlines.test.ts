import type { Client } from "@parution/contract/client";
import { placeAd, placeTenderAd, readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { cutoffOf, DEFAULT_LEAD } from "@parution/rules/calendar";
import { type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import {
  countRows,
  lineOrder,
  placeLine,
  refusalOf,
  THURSDAY,
  WEDNESDAY,
} from "../testing/orders/ordering.ts";

const ZONE = "Africa/Lagos";
const HOUR = 3_600_000;
const DIGITAL = 4;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const setClock = (milliseconds: number) => api.clock.set(new Date(milliseconds).toISOString());
const beginningOf = (date: IsoDate) => startOfDayInZone(date, ZONE);
const payFromBalance = (client: Client, orderId: number) =>
  client.call(payOrder, { body: { orderId, method: "balance" } });

function placeDigital(client: Client, dates: IsoDate[]) {
  const total = 300_00 * dates.length;
  return client.call(placeAd, {
    body: { ...lineOrder, supportId: DIGITAL, webTitle: "Cession", dates, total },
  });
}

describe("ordering", () => {
  test("ends in print 36 hours before the day begins, that instant included", async () => {
    const client = await api.signIn("particulier");
    const cutoff = cutoffOf(DEFAULT_LEAD.print, WEDNESDAY, ZONE);
    expect(beginningOf(WEDNESDAY) - cutoff).toBe(36 * HOUR);
    setClock(cutoff);
    await placeLine(client);
    const rows = await countRows(api.context);
    setClock(cutoff + 1);
    const refusal = await refusalOf(placeLine(client));
    expect(refusal.status).toBe(422);
    expect(refusal.fields.dates?.join()).toContain("03/06/2026");
    expect(refusal.fields.dates?.join()).toContain("36 heures");
    expect(await countRows(api.context)).toBe(rows);
  });

  test("names each date that closed, and none that is open", async () => {
    const client = await api.signIn("particulier");
    setClock(cutoffOf(DEFAULT_LEAD.print, WEDNESDAY, ZONE) + 1);
    const refusal = await refusalOf(
      placeLine(client, { dates: [WEDNESDAY, THURSDAY], total: 9600 }),
    );
    expect(refusal.fields.dates).toHaveLength(1);
    await placeLine(client, { dates: [THURSDAY] });
  });

  test("online ends when the day begins, that instant excluded", async () => {
    setClock(beginningOf(WEDNESDAY) - 1);
    const client = await api.signIn("particulier");
    await placeDigital(client, [WEDNESDAY]);
    setClock(beginningOf(WEDNESDAY));
    expect((await refusalOf(placeDigital(client, [WEDNESDAY]))).fields).toHaveProperty("dates");
  });

  test("keeps the same hours when it is paid later", async () => {
    const client = await api.signIn("particulier");
    setClock(cutoffOf(DEFAULT_LEAD.print, WEDNESDAY, ZONE) + 1);
    const saving = client.call(placeAd, { body: lineOrder, query: { payLater: true } });
    expect((await refusalOf(saving)).fields).toHaveProperty("dates");
  });
});

describe("finalising an ad that was saved", () => {
  const savedFor = async (client: Client, dates: IsoDate[]) => {
    const body = { ...lineOrder, dates, total: 4800 * dates.length };
    const { orderId } = await client.call(placeAd, { body, query: { payLater: true } });
    return orderId;
  };

  test("needs strictly more than 30 hours before its earliest date", async () => {
    const buyer = await api.signIn("particulier");
    const limit = beginningOf(WEDNESDAY) - 30 * HOUR;
    const inTime = await savedFor(buyer, [THURSDAY, WEDNESDAY]);
    const late = await savedFor(buyer, [THURSDAY, WEDNESDAY]);
    setClock(limit - 1);
    const client = await api.signIn("particulier"); // What was left unused so long has ended.
    expect((await payFromBalance(client, inTime)).status).toBe("paid");
    setClock(limit);
    const rows = await countRows(api.context);
    expect(await refusalOf(payFromBalance(client, late))).toMatchObject({
      status: 409,
      code: "DATE_PASSED",
    });
    expect(await countRows(api.context)).toBe(rows);
    const recap = await client.call(readRecap, { query: { orderId: late } });
    expect(recap).toMatchObject({ status: "unpaid", paymentMethods: [], mayCancel: true });
  });

  test("is refused on term as well", async () => {
    const buyer = await api.signIn("terme");
    const body = { ...lineOrder, cityId: undefined };
    const { orderId } = await buyer.call(placeTenderAd, { body, query: { payLater: true } });
    setClock(beginningOf(WEDNESDAY) - 30 * HOUR);
    const client = await api.signIn("terme");
    const paying = client.call(payOrder, { body: { orderId, method: "onTerm" } });
    expect((await refusalOf(paying)).code).toBe("DATE_PASSED");
  });

  test("never ends for a fixed-price support", async () => {
    const { orderId } = await placeDigital(await api.signIn("particulier"), [WEDNESDAY]);
    setClock(beginningOf(WEDNESDAY) + 24 * HOUR);
    const daysLater = await api.signIn("particulier");
    expect((await payFromBalance(daysLater, orderId)).status).toBe("paid");
  });
});
