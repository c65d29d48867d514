import type { Client } from "@parution/contract/client";
import { readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeIssues } from "../testing/orders/journal.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("particulier");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const recapOf = (who: Client, orderId: number) => who.call(readRecap, { query: { orderId } });

const countOrders = async () => {
  const { db } = api.context;
  return (await db.selectFrom("orders").select("id").execute()).length;
};

describe("an order of issues", () => {
  test("is priced by the server and saved unpaid, as its recap shows", async () => {
    const placed = await placeIssues(client, { total: 48_00 });
    expect(placed).toMatchObject({ onTerm: false, total: 48_00 });
    expect(await recapOf(client, placed.orderId)).toMatchObject({
      type: { kind: "journal", label: "Journaux" },
      status: "unpaid",
      paymentMethod: null,
      total: 48_00,
      exclTax: 40_00,
      tax: 8_00,
      mayCancel: true,
      ad: null,
      subscription: null,
      journal: {
        label: "Journal complet · Exemplaire ordinaire",
        copies: 3,
        delivery: { label: "Livraison à votre adresse" },
        address: "14, rue Ibn Batouta, Casablanca",
        issues: [
          { date: "2026-05-04", copies: 1 },
          { date: "2026-05-29", copies: 2 },
        ],
      },
    });
  });

  test("is answered in the language of its caller", async () => {
    const arabic = await api.signIn("particulier", "ar");
    const { orderId } = await placeIssues(arabic, { deliveryId: 1 });
    const { journal } = await recapOf(arabic, orderId);
    expect(journal?.label).toBe("الجريدة كاملة · نسخة عادية");
  });

  test("is paid from the balance for issues of any age", async () => {
    const before = await client.call(readBusiness, { body: {} });
    const { orderId } = await placeIssues(client);
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    const after = await client.call(readBusiness, { body: {} });
    expect(before.balance - after.balance).toBe(48_00);
    expect(await recapOf(client, orderId)).toMatchObject({ status: "paid", paymentMethods: [] });
  });

  test("takes a coupon of no product, and is settled by the card provider's callback", async () => {
    const { orderId } = await placeIssues(client);
    await notify(api, outcomeOf(await checkOut(client, orderId, "BIENVENUE10"), true));
    expect(await recapOf(client, orderId)).toMatchObject({
      status: "paid",
      paymentMethod: "card",
      total: 43_20,
    });
  });

  test("saves no address without a delivery", async () => {
    const { orderId, total } = await placeIssues(client, { deliveryId: 3 });
    expect(total).toBe(18_00 + 9_60);
    expect((await recapOf(client, orderId)).journal?.address).toBeNull();
  });

  test("is placed once by a repeated request with its key", async () => {
    const before = await countOrders();
    const way = { idempotencyKey: "journal-once" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => placeIssues(client, {}, way)),
    );
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  test("is refused at another price than the server's, with the right one", async () => {
    const refusal = await refusalOf(placeIssues(client, { total: 1 }));
    expect(refusal).toMatchObject({ status: 409, code: "PRICE_CHANGED", total: 48_00 });
  });

  test("is refused in another user's name", async () => {
    expect((await refusalOf(placeIssues(client, { userId: 2 }))).status).toBe(404);
  });
});

describe("a package", () => {
  test("replaces the price of a copy, for the account that holds it", async () => {
    const holder = await api.signIn("pro");
    const certified = { productId: 2, deliveryId: 1 };
    expect((await placeIssues(holder, { ...certified, byPackage: true })).total).toBe(3 * 18_00);
    expect((await placeIssues(client, certified)).total).toBe(3 * 24_00);
  });

  test("that the account does not hold is refused", async () => {
    const refusal = await refusalOf(placeIssues(client, { byPackage: true }));
    expect(refusal.fields).toHaveProperty("byPackage");
  });
});

describe("an account under a convention", () => {
  test("orders through its own calls, which other accounts cannot use", async () => {
    const convention = await api.signIn("convention");
    const placed = await placeIssues(convention, {}, { underConvention: true });
    expect(placed).toMatchObject({ onTerm: false, total: 48_00 });
    expect((await refusalOf(placeIssues(convention))).status).toBe(403);
    const stranger = placeIssues(client, {}, { underConvention: true });
    expect((await refusalOf(stranger)).status).toBe(403);
  });

  test("settles an order at once, unless it saves the order for later", async () => {
    const onAccount = await api.signIn("terme");
    const settled = await placeIssues(onAccount, {}, { underConvention: true });
    expect(settled.onTerm).toBe(true);
    expect(await recapOf(onAccount, settled.orderId)).toMatchObject({
      status: "processing",
      paymentMethod: "onTerm",
    });
    const saved = await placeIssues(onAccount, {}, { underConvention: true, payLater: true });
    expect(saved.onTerm).toBe(false);
    expect((await recapOf(onAccount, saved.orderId)).status).toBe("unpaid");
  });

  test("above its ceiling cannot order, and can save for later", async () => {
    const exceeded = await api.signIn("plafond");
    const before = await countOrders();
    const refusal = await refusalOf(placeIssues(exceeded, {}, { underConvention: true }));
    expect(refusal).toMatchObject({ status: 409, code: "CEILING_EXCEEDED" });
    expect(await countOrders()).toBe(before);
    await placeIssues(exceeded, {}, { underConvention: true, payLater: true });
    expect(await countOrders()).toBe(before + 1);
  });
});

test("an account on credit without a convention pays on term from the recap", async () => {
  const credit = await api.signIn("credit");
  const { orderId, onTerm } = await placeIssues(credit);
  expect(onTerm).toBe(false);
  await credit.call(payOrder, { body: { orderId, method: "onTerm" } });
  expect((await recapOf(credit, orderId)).status).toBe("processing");
});

test("an order saved for later is unpaid, and its message says so", async () => {
  const { orderId, message } = await placeIssues(client, {}, { payLater: true });
  expect(message).toContain("plus tard");
  expect((await recapOf(client, orderId)).status).toBe("unpaid");
});
