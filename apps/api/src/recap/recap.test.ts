import type { Client } from "@parution/contract/client";
import { cancelOrder, readRecap } from "@parution/contract/orders";
import { payOrder, topUp } from "@parution/contract/payments";
import { placeSubscription } from "@parution/contract/subscriptions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { placeIssues } from "../testing/orders/journal.ts";
import { PNG, placeLine, refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  client = await api.signIn("particulier");
});
afterAll(() => api.stop());

const recapOf = (orderId: number, who = client) => who.call(readRecap, { query: { orderId } });
const nothing = { ad: null, journal: null, subscription: null };

describe("the recap names the ordered goods:", () => {
  test("an ad alone, without issues or subscription", async () => {
    const { orderId } = await placeLine(client);
    const recap = await recapOf(orderId);
    expect(recap).toMatchObject({ type: { kind: "ad" }, journal: null, subscription: null });
    expect(recap.ad).not.toBeNull();
  });

  test("everything that was bought with an ad", async () => {
    const { orderId } = await placeLine(client, {
      publishOnWeb: true,
      webTitle: "Avis aux actionnaires",
      webContent: "Le texte complet.",
      anonymous: true,
      purchaseOrder: "BC-2026-118",
      files: [new File(["%PDF-1.7\n"], "statuts.pdf", { type: "application/pdf" })],
      photos: [new File([PNG], "siege.png", { type: "image/png" })],
    });
    const { ad, purchaseOrder } = await recapOf(orderId);
    expect(purchaseOrder).toBe("BC-2026-118");
    expect(ad).toMatchObject({
      title: "Avis aux actionnaires",
      webContent: "Le texte complet.",
      publishOnWeb: true,
      anonymous: true,
      type: expect.stringMatching(/./),
      colour: null,
      sector: null,
      tenderReference: null,
      options: expect.any(Array),
      files: [
        { name: "statuts.pdf", url: expect.stringMatching(/^\/ads\/annonces\/fichier\/\d+$/) },
      ],
      photos: [{ name: "siege.png", mediaType: "image/png" }],
    });
  });

  test("issues, copies and delivery", async () => {
    const { orderId } = await placeIssues(client);
    expect(await recapOf(orderId)).toMatchObject({
      ...nothing,
      type: { kind: "journal", label: "Journaux" },
      support: { id: 1 },
      firstDate: null,
      payableUntil: null,
      total: 48_00,
      journal: {
        copies: 3,
        unitPrice: 6_00,
        deliveryPrice: 30_00,
        address: "14, rue Ibn Batouta, Casablanca",
        issues: [
          { date: "2026-05-04", copies: 1 },
          { date: "2026-05-29", copies: 2 },
        ],
      },
    });
  });

  test("a subscription, in the language of its reader", async () => {
    const body = { offerId: 1, supportId: 1 };
    const { orderId } = await client.call(placeSubscription, { body });
    const recap = await recapOf(orderId, await api.signIn("particulier", "ar"));
    expect(recap).toMatchObject({
      ...nothing,
      type: { kind: "subscription", label: "اشتراك" },
      subscription: { offer: { id: 1, title: expect.stringMatching(/\p{Script=Arabic}/u) } },
    });
  });

  test("a top-up, to be paid by card alone, without a coupon", async () => {
    const { orderId } = await client.call(topUp, { body: { amount: 100_00 } });
    expect(await recapOf(orderId)).toMatchObject({
      ...nothing,
      type: { kind: "topup" },
      status: "topUpAwaiting",
      paymentMethods: ["card"],
      mayUseCoupon: false,
      mayCancel: true,
    });
  });
});

describe("remaining actions on an order", () => {
  test("shows free balance and balance, the free one used first", async () => {
    const convention = await api.signIn("convention");
    const { orderId } = await placeIssues(convention, {}, { underConvention: true });
    const before = await recapOf(orderId, convention);
    expect(before).toMatchObject({ balance: 3000_00, freeBalance: 250_00 });
    await convention.call(payOrder, { body: { orderId, method: "balance" } });
    const after = await recapOf(orderId, convention);
    expect(after).toMatchObject({
      status: "paid",
      paymentMethod: "balance",
      paymentMethods: [],
      mayCancel: false,
      mayUseCoupon: false,
      balance: 3000_00,
      freeBalance: 250_00 - before.total,
    });
  });

  test("a settled ad can be changed until its first date closes", async () => {
    const { orderId } = await placeLine(client);
    const mayEdit = async () => (await recapOf(orderId)).ad?.mayEdit;
    api.clock.set("2026-06-01T11:00:00.001Z"); // 36 hours before the ad's day begins, and a moment
    expect(await mayEdit()).toBe(true);
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    expect(await mayEdit()).toBe(false);
    api.clock.set("2026-06-01T11:00:00Z");
    expect(await mayEdit()).toBe(true);
    api.clock.set(TEST_NOW);
  });

  test("the payment of issues has no deadline, and that of an ad has one", async () => {
    const [issues, ad] = [await placeIssues(client), await placeLine(client)];
    api.clock.set("2026-06-01T17:00:00Z"); // 30 hours before the ad's day begins
    client = await api.signIn("particulier"); // What was left unused so long has ended.
    expect((await recapOf(ad.orderId)).paymentMethods).toEqual([]);
    expect((await recapOf(issues.orderId)).paymentMethods).toContain("card");
    await client.call(payOrder, { body: { orderId: issues.orderId, method: "balance" } });
    const late = client.call(payOrder, { body: { orderId: ad.orderId, method: "balance" } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: "DATE_PASSED" });
    api.clock.set(TEST_NOW);
  });

  test("from 48 to 30 hours before its day an ad can be paid from the list of ads, as the refusal says", async () => {
    const { orderId } = await placeLine(client, { dates: ["2026-06-08"] });
    const opened = await recapOf(orderId);
    expect(opened).toMatchObject({ payableUntil: Date.parse("2026-06-06T17:00:00Z") });
    expect(opened).toMatchObject({ finaliseRefusal: null, payableFromAds: false });
    api.clock.set("2026-06-05T23:00:00Z"); // 48 hours before the ad's day begins
    client = await api.signIn("particulier");
    const between = await recapOf(orderId);
    expect(between).toMatchObject({ payableFromAds: true, actions: ["finalise", "cancel"] });
    expect(between.finaliseRefusal).toContain("payez depuis « Mes annonces »");
    expect(between.paymentMethods).toContain("card");
    api.clock.set("2026-06-06T17:00:00Z");
    client = await api.signIn("particulier");
    const late = await recapOf(orderId);
    expect(late).toMatchObject({ payableFromAds: false, paymentMethods: [] });
    expect(late.finaliseRefusal).toContain("ne peut plus être payée");
    api.clock.set(TEST_NOW);
  });

  test("an order on credit is paid on term, and takes no coupon", async () => {
    const credit = await api.signIn("credit");
    const { orderId } = await placeLine(credit);
    expect(await recapOf(orderId, credit)).toMatchObject({
      paymentMethods: ["onTerm"],
      mayUseCoupon: false,
      ceiling: { exceeded: false, message: null },
    });
  });

  test("a cancelled order has no actions left, and repeats its answer for one key", async () => {
    const { orderId } = await placeIssues(client);
    const cancel = (idempotencyKey: string) =>
      client.call(cancelOrder, { body: { orderId } }, { idempotencyKey });
    const [first, again] = [await cancel("the-key"), await cancel("the-key")];
    expect(again).toEqual(first);
    expect(await recapOf(orderId)).toMatchObject({
      status: "cancelled",
      paymentMethods: [],
      mayCancel: false,
    });
    expect(await refusalOf(cancel("another"))).toMatchObject({ code: "ORDER_CLOSED" });
  });

  test("an order is visible to its own account only", async () => {
    const { orderId } = await placeIssues(client);
    const other = await api.signIn("pro");
    expect((await refusalOf(recapOf(orderId, other))).status).toBe(404);
    const cancelling = other.call(cancelOrder, { body: { orderId } });
    expect((await refusalOf(cancelling)).status).toBe(404);
  });
});
