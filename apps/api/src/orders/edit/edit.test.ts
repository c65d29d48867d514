import type { Client } from "@parution/contract/client";
import { cancelOrder, readEditableAd, readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { quoteAd } from "@parution/contract/quote";
import { readBusiness } from "@parution/contract/session";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../operator/audit.ts";
import { decide } from "../../publishing/index.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../../testing/index.ts";
import {
  actionsOf,
  countRows,
  edit,
  lineOrder,
  placeLine,
  placePaid,
  refusalOf,
  THURSDAY,
  WEDNESDAY,
} from "../../testing/orders/ordering.ts";

const TWO_DATES = { dates: [WEDNESDAY, THURSDAY], total: 9600 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const balancesOf = async (client: Client) => {
  const { balance, freeBalance } = await client.call(readBusiness, {});
  return { balance, freeBalance };
};

/** Sets the ceiling of an account on term so that it may owe `room` more. */
async function leaveRoom(client: Client, room: number): Promise<void> {
  const { id, balance } = await client.call(readBusiness, {});
  await api.context.db
    .updateTable("businesses")
    .set({ ceiling: room - balance })
    .where("id", "=", id)
    .execute();
}

const recapOf = (client: Client, orderId: number) => client.call(readRecap, { query: { orderId } });

describe("an ad that is not paid", () => {
  test("fills the form with its order", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await placeLine(client, {
      ...TWO_DATES,
      publishOnWeb: true,
      webTitle: "Avis",
      webContent: "Plus long",
      cityId: 0,
      otherCity: "Tinghir",
    });
    expect(await client.call(readEditableAd, { body: { adId } })).toMatchObject({
      id: adId,
      orderId,
      settled: false,
      charged: 9600,
      coupon: null,
      medium: "print",
      supportId: 1,
      headingId: 1,
      subheadingId: 1,
      paperContent: { kind: "plain", text: "Avis de constitution de société." },
      dates: [WEDNESDAY, THURSDAY],
      publishOnWeb: true,
      webTitle: "Avis",
      webContent: "Plus long",
      cityId: 0,
      otherCity: "Tinghir",
      photos: [],
      files: [],
    });
  });

  test("takes the price after its edit, and moves no money", async () => {
    const client = await api.signIn("particulier");
    const before = await balancesOf(client);
    const { adId, orderId } = await placeLine(client);
    const paperContent = { kind: "plain", text: "Avis rectifié." } as const;
    const edited = await edit(client, adId, { ...TWO_DATES, paperContent });
    expect(edited).toMatchObject({ orderId, adId, settled: false, total: 9600, difference: 0 });
    expect(await balancesOf(client)).toEqual(before);
    expect(await recapOf(client, orderId)).toMatchObject({
      status: "unpaid",
      total: 9600,
      exclTax: 8000,
      tax: 1600,
      firstDate: WEDNESDAY,
      ad: { dates: [WEDNESDAY, THURSDAY], paperContent },
    });
  });

  test("can move to another support", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await placeLine(client);
    const digital = { supportId: 4, publishOnWeb: true, webTitle: "Cession", total: 300_00 };
    await edit(client, adId, digital);
    expect(await recapOf(client, orderId)).toMatchObject({ total: 300_00, support: { id: 4 } });
  });

  test("obeys the rules of an order, each fault under its field", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placeLine(client);
    const refusal = await refusalOf(
      edit(client, adId, {
        paperContent: { kind: "plain", text: " " },
        dates: ["2026-06-06"],
        termsAccepted: false,
      }),
    );
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.fields).toSorted()).toEqual(["dates", "paperContent"]);
    expect((await refusalOf(edit(client, adId, { termsAccepted: false }))).fields).toHaveProperty(
      "termsAccepted",
    );
  });

  test("is refused at another price than was shown, with the right one", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placeLine(client);
    expect(await refusalOf(edit(client, adId, { total: 4700 }))).toMatchObject({
      status: 409,
      code: "PRICE_CHANGED",
      total: 4800,
    });
  });
});

describe("a settled ad", () => {
  test("that becomes dearer is charged the difference, from the free balance first", async () => {
    const client = await api.signIn("convention");
    const { adId, orderId } = await placePaid(client, { cityId: undefined });
    const before = await balancesOf(client);
    const edited = await edit(client, adId, { ...TWO_DATES, cityId: undefined });
    expect(edited).toMatchObject({ settled: true, total: 9600, difference: 4800 });
    const after = await balancesOf(client);
    expect(after).toEqual({ ...before, freeBalance: before.freeBalance - 4800 });
    expect(await recapOf(client, orderId)).toMatchObject({ status: "paid", total: 9600 });
  });

  test("that becomes cheaper gives the difference back", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placePaid(client, TWO_DATES);
    const before = await balancesOf(client);
    expect(await edit(client, adId)).toMatchObject({ total: 4800, difference: -4800 });
    expect((await balancesOf(client)).balance).toBe(before.balance + 4800);
  });

  test("that costs the same moves no money", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placePaid(client);
    const before = await balancesOf(client);
    const paperContent = { kind: "plain", text: "Avis rectifié." } as const;
    expect(await edit(client, adId, { paperContent })).toMatchObject({ difference: 0 });
    expect(await balancesOf(client)).toEqual(before);
  });

  test("is refused an edit beyond the ceiling, and nothing is written", async () => {
    const client = await api.signIn("terme");
    const { adId } = await placePaid(client, { cityId: undefined });
    await decide(api.context, adId, "validate");
    const before = await balancesOf(client);
    await leaveRoom(client, 4799);
    const rows = await countRows(api.context);
    const dearer = edit(client, adId, { ...TWO_DATES, cityId: undefined });
    expect(await refusalOf(dearer)).toMatchObject({ status: 409, code: "CEILING_EXCEEDED" });
    expect(await countRows(api.context)).toBe(rows);
    expect(await balancesOf(client)).toEqual(before);
    await leaveRoom(client, 4800);
    expect(await edit(client, adId, { ...TWO_DATES, cityId: undefined })).toMatchObject({
      difference: 4800,
    });
  });

  test("is refused with the missing amount when the balance is short, and nothing is written", async () => {
    const client = await api.signIn("membre");
    const { adId } = await placePaid(client);
    const { balance, freeBalance } = await balancesOf(client);
    const lines = Math.floor((balance + freeBalance) / 2400) + 3;
    const text = Array.from({ length: lines }, (_, line) => `Ligne ${line}`).join("\n");
    const total = lines * 2400;
    const rows = await countRows(api.context);
    const refusal = await refusalOf(
      edit(client, adId, { paperContent: { kind: "plain", text }, total }),
    );
    const missing = total - 4800 - balance - freeBalance;
    expect(refusal).toMatchObject({ status: 409, code: "INSUFFICIENT_BALANCE", missing });
    expect(await countRows(api.context)).toBe(rows);
    expect(await balancesOf(client)).toEqual({ balance, freeBalance });
  });

  test("keeps its coupon", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await placeLine(client);
    const paying = { orderId, method: "balance", couponCode: "BIENVENUE10" } as const;
    await client.call(payOrder, { body: paying });
    expect(await edit(client, adId, TWO_DATES)).toMatchObject({ total: 8640, difference: 4320 });
    expect(await recapOf(client, orderId)).toMatchObject({ total: 8640, exclTax: 7200, tax: 1440 });
  });

  test("is edited once by two requests with one key", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placePaid(client);
    const before = await balancesOf(client);
    const answers = await Promise.all([
      edit(client, adId, TWO_DATES, "edit-1"),
      edit(client, adId, TWO_DATES, "edit-1"),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await balancesOf(client)).balance).toBe(before.balance - 4800);
  });

  test("edited many times at once takes the price of its final state", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await placePaid(client);
    const before = await balancesOf(client);
    await Promise.all([
      edit(client, adId, TWO_DATES),
      edit(client, adId),
      edit(client, adId, TWO_DATES),
    ]);
    const { total } = await recapOf(client, orderId);
    expect((await balancesOf(client)).balance).toBe(before.balance + 4800 - total);
    expect(await audit(api.context)).toEqual([]);
  });

  test("is open until its first date closes, not a moment longer", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placePaid(client, TWO_DATES);
    const later = { dates: [THURSDAY] };
    // Thirty-six hours before Wednesday begins in Lagos.
    api.clock.set("2026-06-01T11:00:00Z");
    await client.call(readEditableAd, { body: { adId } });
    api.clock.set("2026-06-01T11:00:00.001Z");
    const reading = refusalOf(client.call(readEditableAd, { body: { adId } }));
    expect(await reading).toMatchObject({ status: 409, code: "DATE_PASSED" });
    expect(await refusalOf(edit(client, adId, later))).toMatchObject({ code: "DATE_PASSED" });
  });

  test("is quoted with the charge or credit of the edit", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placePaid(client);
    const quote = async (dates: typeof TWO_DATES.dates) =>
      (await client.call(quoteAd, { body: { ...lineOrder, dates, adId } })).edit;
    expect(await quote(TWO_DATES.dates)).toEqual({ charged: 4800, total: 9600, difference: 4800 });
    expect(await quote([THURSDAY])).toEqual({ charged: 4800, total: 4800, difference: 0 });
    const visiting = api.visitor.call(quoteAd, { body: { ...lineOrder, adId } });
    expect((await refusalOf(visiting)).status).toBe(401);
  });
});

describe("an ad that is not there to edit", () => {
  test("is not found when it is unknown or another account's", async () => {
    const { adId } = await placeLine(await api.signIn("particulier"));
    const other = await api.signIn("pro");
    for (const id of [adId, 2_000_000]) {
      const reading = refusalOf(other.call(readEditableAd, { body: { adId: id } }));
      expect(await reading).toMatchObject({
        status: 404,
        message: "Cette annonce est introuvable.",
      });
      expect(await refusalOf(edit(other, id))).toMatchObject({ status: 404 });
    }
  });

  test("is refused once it is cancelled", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await placeLine(client);
    await client.call(cancelOrder, { body: { orderId } });
    expect(await refusalOf(edit(client, adId))).toMatchObject({ status: 409, code: "AD_CLOSED" });
  });
});

test("the list offers to edit a validated ad exactly as long as the form opens for it", async () => {
  const client = await api.signIn("particulier");
  const { adId } = await placePaid(client, { publishOnWeb: false });
  const open = () => client.call(readEditableAd, { body: { adId } });
  expect(await actionsOf(client, adId)).toContain("modify");
  expect(await open()).toMatchObject({ id: adId, settled: true });
  // 36 hours before Wednesday begins in the publisher's zone, and a moment later.
  api.clock.set("2026-06-01T11:00:00.001Z");
  expect(await actionsOf(client, adId)).not.toContain("modify");
  expect(await refusalOf(open())).toMatchObject({ status: 409, code: "DATE_PASSED" });
});
