import { payOrder } from "@parution/contract/payments";
import { changePassword, updateUser } from "@parution/contract/session";
import { createMember } from "@parution/contract/team";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { decide, publishToday } from "../publishing/index.ts";
import { askForCode } from "../testing/cash-partner.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeIssues } from "../testing/orders/journal.ts";
import { placeLine } from "../testing/orders/ordering.ts";

let api: TestApi;
let slow: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  slow = await startTestApi({ env: { AD_VALIDATION: "operator" } });
});
afterAll(async () => {
  await slow.stop();
  await api.stop();
});

/** Mail queued under a key; undefined: none. */
const mailOf = (where: TestApi, key: string) =>
  where.context.db
    .selectFrom("mails")
    .select(["template", "language", "recipient", "data"])
    .where("key", "=", key)
    .executeTakeFirst();

test("confirms an order in its language, and its payment", async () => {
  const client = await api.signIn("particulier", "ar");
  const { orderId } = await placeLine(client);
  expect(await mailOf(api, `order-received:${orderId}`)).toMatchObject({
    language: "ar",
    recipient: "particulier@demo.parution.test",
    data: { reference: expect.stringMatching(/^C\d{8}$/), total: 4800, awaitsPayment: true },
  });
  expect(await mailOf(api, `payment-received:${orderId}`)).toBeUndefined();
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  expect(await mailOf(api, `payment-received:${orderId}`)).toMatchObject({
    language: "ar",
    data: { method: "balance", total: 4800 },
  });
});

test("sends the code of a cash payment once, and the order's mail names the deadline", async () => {
  const client = await api.signIn("particulier");
  const { orderId } = await placeLine(client);
  expect(await mailOf(api, `order-received:${orderId}`)).toMatchObject({
    data: { payableUntil: Date.parse("2026-06-01T17:00:00Z") },
  });
  const { code, amount, expiresAt } = await askForCode(client, orderId);
  await askForCode(client, orderId);
  expect(await mailOf(api, `cash-code:${code}`)).toMatchObject({
    template: "cash-code",
    recipient: "particulier@demo.parution.test",
    data: { orderId, code, amount, expiresAt },
  });
});

test("announces an order on term as on term, not as paid", async () => {
  const { orderId } = await placeLine(await api.signIn("terme"));
  expect(await mailOf(api, `order-received:${orderId}`)).toMatchObject({
    data: { awaitsPayment: false },
  });
  expect(await mailOf(api, `payment-received:${orderId}`)).toBeUndefined();
});

test("announces an order as confirmed while it waits for its account on term", async () => {
  const { orderId } = await placeLine(await api.signIn("credit"));
  expect(await mailOf(api, `order-received:${orderId}`)).toMatchObject({
    data: { awaitsPayment: true, onTerm: true },
  });
});

test("sends no mail for an order that fails", async () => {
  const client = await api.signIn("particulier");
  const count = () =>
    api.context.db
      .selectFrom("mails")
      .select((eb) => eb.fn.countAll<number>().as("mails"))
      .executeTakeFirstOrThrow();
  const before = await count();
  await expect(placeLine(client, { total: 1 })).rejects.toThrow();
  await expect(placeIssues(client, { deliveryId: 999 })).rejects.toThrow();
  expect(await count()).toEqual(before);
});

test("a refusal names its reason and the refunded balance", async () => {
  const client = await slow.signIn("particulier");
  const { orderId, adId } = await placeLine(client);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  expect(await decide(slow.context, adId, "refuse", "Le tribunal manque.")).toBe(true);
  expect(await mailOf(slow, `ad-refused:${adId}`)).toMatchObject({
    data: { reason: "Le tribunal manque.", total: 4800, givenBack: "balance" },
  });
  const onTerm = await placeLine(await slow.signIn("terme"));
  await decide(slow.context, onTerm.adId, "refuse");
  expect(await mailOf(slow, `ad-refused:${onTerm.adId}`)).toMatchObject({
    data: { reason: null, givenBack: "debt" },
  });
});

test("announces an ad on its first day, once", async () => {
  const client = await api.signIn("particulier");
  const { orderId, adId } = await placeLine(client, { publishOnWeb: true, webTitle: "Atlas" });
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  expect(await mailOf(api, `ad-published:${adId}`)).toBeUndefined();
  api.clock.set("2026-06-03T08:00:00Z");
  await publishToday(api.context);
  expect(await mailOf(api, `ad-published:${adId}`)).toMatchObject({
    data: { title: "Atlas", dates: ["2026-06-03"], support: expect.any(String) },
  });
});

test("a member is invited once it may sign in, without its password", async () => {
  const parent = await api.signIn("pro");
  const member = {
    email: "Nadia.Filali@atlas-conseil.test",
    password: "kW7nRq3d",
    lastName: "Filali",
    firstName: "Nadia",
    civility: "mrs",
    jobTitle: "Acheteuse",
    department: "Achats",
    phone: "06 61 00 02 31",
    cityId: 0,
    otherCity: "Azemmour",
    address: "27, boulevard Zerktouni, Casablanca",
    status: "deactivated",
  } as const;
  const { userId } = await parent.call(createMember, { body: member });
  const key = `member-invited:${userId}`;
  expect(await mailOf(api, key)).toBeUndefined();
  for (const status of ["active", "deactivated", "active"] as const)
    await parent.call(updateUser, { body: { userId, status } });
  const invitation = await mailOf(api, key);
  expect(invitation).toMatchObject({
    recipient: "nadia.filali@atlas-conseil.test",
    data: { name: "Nadia Filali", company: "Atlas Conseil SARL" },
  });
  expect(JSON.stringify(invitation)).not.toContain(member.password);
});

test("announces a changed password to its owner", async () => {
  const client = await api.signIn("membre");
  const next = "un moulin sous la pluie";
  await client.call(changePassword, { body: { current: DEMO_PASSWORD, next } });
  const rows = await api.context.db
    .selectFrom("mails")
    .select(["recipient", "data"])
    .where("template", "=", "password-changed")
    .execute();
  expect(rows).toEqual([
    { recipient: emailOf("membre"), data: { name: expect.any(String), at: expect.any(Number) } },
  ]);
});
