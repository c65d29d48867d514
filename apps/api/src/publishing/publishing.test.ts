import { readMyAd, readMyAds, switchAd } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { type OrderBody, placeLine, THURSDAY } from "../testing/orders/ordering.ts";
import { decide } from "./index.ts";
import { selectWebLog } from "./web-log.ts";

const onWeb: Partial<OrderBody> = { publishOnWeb: true, webTitle: "Constitution" };

let api: TestApi;
let slow: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  slow = await startTestApi({ env: { AD_VALIDATION: "operator" } });
});
afterAll(async () => {
  expect(await audit(slow.context)).toEqual([]);
  await slow.stop();
  await api.stop();
});

async function adOf(client: Client, adId: number) {
  const { ads } = await client.call(readMyAds, { params: { page: 1 } });
  const ad = ads.find(({ id }) => id === adId);
  if (ad === undefined) throw new Error(`ad ${adId} is not on the first page`);
  return ad;
}

async function placePaid(client: Client, changes: Partial<OrderBody> = {}) {
  const placed = await placeLine(client, changes);
  await client.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
  return placed;
}

describe("a validated ad", () => {
  test("is online from its first date where it was ordered so, in the publisher's zone, and stays planned in print", async () => {
    const first = await api.signIn("particulier");
    const web = await placePaid(first, onWeb);
    const paper = await placePaid(first);
    const later = await placePaid(first, { dates: [THURSDAY] });
    api.clock.set("2026-06-02T22:59:59Z"); // a second before Wednesday begins in Lagos
    const eve = await api.signIn("particulier");
    expect(await adOf(eve, web.adId)).toMatchObject({
      status: "validated",
      online: false,
      onlineBadge: { label: "Prévue le 03/06/2026" },
      publishedDates: [],
    });
    api.clock.set("2026-06-02T23:00:00Z");
    expect(await adOf(eve, web.adId)).toMatchObject({
      online: true,
      onlineBadge: { label: "En ligne" },
      publishedDates: [],
    });
    expect(await adOf(eve, paper.adId)).toMatchObject({
      online: false,
      onlineBadge: { label: "Prévue le 03/06/2026" },
      publishedDates: [],
    });
    expect(await adOf(eve, later.adId)).toMatchObject({ online: false, publishedDates: [] });
    const { slug, support } = await adOf(eve, web.adId);
    const detail = await eve.call(readMyAd, {
      query: { id: web.adId, slug, supportId: support.id },
    });
    expect(detail.publicUrl).toMatch(/\/fr\/annonce\/annonces-legales\/constitution\/\d+$/);
  });

  test("that is digital and settled after its date is published at once", async () => {
    api.clock.set("2026-06-08T09:00:00Z");
    const client = await api.signIn("particulier");
    const digital = { supportId: 4, webTitle: "Cession", total: 30_000 };
    const placed = await placeLine(client, { ...digital, dates: ["2026-06-09"] });
    api.clock.set("2026-06-10T09:00:00Z");
    const later = await api.signIn("particulier");
    await later.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
    expect(await adOf(later, placed.adId)).toMatchObject({
      online: true,
      publishedDates: ["2026-06-10"],
    });
  });

  test("that is digital has appeared on the dates in which it was online", async () => {
    api.clock.set("2026-06-12T09:00:00Z");
    const client = await api.signIn("particulier");
    const dates = ["2026-06-15", "2026-06-16", "2026-06-17"] as const;
    const { adId } = await placePaid(client, {
      supportId: 4,
      webTitle: "Cession",
      total: 90_000,
      dates: [...dates],
    });
    const at = async (instant: string) => {
      api.clock.set(instant);
      return api.signIn("particulier");
    };
    const first = await at("2026-06-15T09:00:00Z");
    expect(await adOf(first, adId)).toMatchObject({ publishedDates: ["2026-06-15"] });
    await first.call(switchAd, { body: { adId, action: "deactivate", reasonId: 1 } });
    expect(await adOf(await at("2026-06-16T09:00:00Z"), adId)).toMatchObject({
      publishedDates: ["2026-06-15"],
    });
    const third = await at("2026-06-17T09:00:00Z");
    await third.call(switchAd, { body: { adId, action: "reactivate" } });
    expect(await adOf(third, adId)).toMatchObject({ publishedDates: ["2026-06-15", "2026-06-17"] });
    // It came back as it was: its content is kept once, and nobody changes or removes it.
    const { db } = api.context;
    const [served] = (await selectWebLog(db, [adId])).filter(({ shown }) => shown);
    const log = await selectWebLog(db, [adId]);
    expect(log.map(({ sha256 }) => sha256)).toEqual([served?.sha256, null, served?.sha256]);
    const contents = db.selectFrom("web_contents").where("sha256", "=", served?.sha256 ?? "");
    expect(await contents.select("content").execute()).toMatchObject([
      { content: expect.stringContaining("Cession") },
    ]);
    const removal = db.deleteFrom("web_contents").execute();
    await expect(removal).rejects.toThrow("append-only");
  });
});

describe("an operator", () => {
  test("validates a waiting ad once", async () => {
    const client = await slow.signIn("particulier");
    const { adId } = await placePaid(client);
    expect((await adOf(client, adId)).status).toBe("awaiting");
    expect(await decide(slow.context, adId, "archive")).toBe(false);
    expect(await decide(slow.context, adId, "validate")).toBe(true);
    expect((await adOf(client, adId)).status).toBe("validated");
    expect(await decide(slow.context, adId, "validate")).toBe(false);
    expect(await decide(slow.context, adId, "archive")).toBe(true);
    expect((await adOf(client, adId)).status).toBe("archived");
    expect(await decide(slow.context, 999_999, "validate")).toBe(false);
  });

  test("refuses an ad, and refunds the account", async () => {
    const client = await slow.signIn("convention");
    const before = await client.call(readBusiness, { body: {} });
    const { adId, orderId } = await placePaid(client);
    expect(await decide(slow.context, adId, "refuse")).toBe(true);
    expect((await adOf(client, adId)).status).toBe("cancelled");
    expect((await client.call(readRecap, { query: { orderId } })).status).toBe("cancelled");
    const { balance, freeBalance } = await client.call(readBusiness, { body: {} });
    expect({ balance, freeBalance }).toEqual({
      balance: before.balance,
      freeBalance: before.freeBalance,
    });
    expect(before.freeBalance).toBeGreaterThan(0);
  });

  test("refuses an ad paid by card, and the money is on the balance", async () => {
    const client = await slow.signIn("particulier");
    const { balance } = await client.call(readBusiness, { body: {} });
    const { adId, orderId } = await placeLine(client);
    await notify(slow, outcomeOf(await checkOut(client, orderId), true));
    await decide(slow.context, adId, "refuse");
    expect((await client.call(readBusiness, { body: {} })).balance).toBe(balance + 4800);
  });

  test("refuses an ad on term, and the debt is as before", async () => {
    const client = await slow.signIn("terme");
    const owed = async () => {
      const { id } = await client.call(readBusiness, { body: {} });
      return slow.context.db
        .selectFrom("business_balances")
        .select("owed")
        .where("business_id", "=", id)
        .executeTakeFirstOrThrow();
    };
    const before = await owed();
    const { adId } = await placeLine(client);
    expect(await owed()).toEqual({ owed: before.owed + 4800 });
    await decide(slow.context, adId, "refuse");
    expect(await owed()).toEqual(before);
  });
});
