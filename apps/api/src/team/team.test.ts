import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { payOrder } from "@parution/contract/payments";
import { login, readCurrentUser, updateUser } from "@parution/contract/session";
import { createMember, readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, type DemoAccount, emailOf } from "../demo/accounts.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { lineOrder, placeLine, placePaid, refusalOf } from "../testing/orders/ordering.ts";

type NewMember = CallInput<typeof createMember>["body"];

const HOUR = 3_600_000;

let api: TestApi;
let parent: Client;
beforeAll(async () => {
  api = await startTestApi();
  parent = await api.signIn("pro");
});
afterAll(() => api.stop());

const newMember: NewMember = {
  email: "Nadia.Filali@atlas-conseil.test",
  password: "kW7nRq3d",
  lastName: "Filali",
  firstName: "Nadia",
  civility: "mrs",
  kind: "pro",
  companyName: "Atlas Conseil SARL",
  jobTitle: "Acheteuse",
  department: "Achats",
  phone: "06 61 00 02 31",
  cityId: 0,
  otherCity: "Azemmour",
  address: "27, boulevard Zerktouni, Casablanca",
  status: "deactivated",
};

const add = (changes: Partial<NewMember> = {}, client = parent) =>
  client.call(createMember, { body: { ...newMember, ...changes } });

const team = (client = parent) => client.call(readCurrentTeam, {});

const change = (userId: number, body: CallInput<typeof updateUser>["body"], client = parent) =>
  client.call(updateUser, { body: { userId, ...body } });

async function idOf(account: DemoAccount): Promise<number> {
  return (await (await api.signIn(account)).call(readCurrentUser, {})).id;
}

async function memberOf(userId: number) {
  const [member] = await parent.call(readCurrentTeam, { body: { userId } });
  if (member === undefined) throw new Error("No such member.");
  return member;
}

const signIn = (email: string, password: string) =>
  api.visitor.call(login, { body: { email, password } });

describe("the list", () => {
  test("has the three members of the account by name, and not the parent", async () => {
    expect((await team()).map(({ email, status, stats }) => [email, status, stats])).toEqual([
      ["salma.berrada@demo.parution.test", "deactivated", null],
      ["membre@demo.parution.test", "active", null],
      ["mehdi.tazi@demo.parution.test", "active", null],
    ]);
  });

  test.each(["membre", "particulier", "terme", "admin"] as const)(
    "does not exist for %s without a team",
    async (account) => {
      const client = await api.signIn(account);
      expect(await refusalOf(team(client))).toMatchObject({ status: 404 });
      expect(await refusalOf(add({}, client))).toMatchObject({ status: 404 });
    },
  );
});

describe("a member", () => {
  test("is added deactivated; activated, it signs in and must change its password", async () => {
    const { userId, message } = await add();
    expect(message).toBe("Le membre est ajouté.");
    expect(await memberOf(userId)).toMatchObject({
      email: "nadia.filali@atlas-conseil.test",
      phone: "0661000231",
      cityId: 0,
      otherCity: "Azemmour",
      address: newMember.address,
      status: "deactivated",
      lastSeenAt: null,
      stats: { adCount: 0, consumed: 0 },
    });
    const attempt = signIn("nadia.filali@atlas-conseil.test", newMember.password);
    expect(await refusalOf(attempt)).toMatchObject({ status: 403, code: "DEACTIVATED" });
    await change(userId, { status: "active" });
    const { user } = await signIn("nadia.filali@atlas-conseil.test", newMember.password);
    expect(user).toMatchObject({ id: userId, mustChangePassword: true, isParent: false });
    expect((await memberOf(userId)).lastSeenAt).toBe(api.clock.now());
  });

  test("is added once by repeated requests, and its address is unique", async () => {
    const member = { email: "once@atlas-conseil.test", password: "pQ4xTz8m" };
    const { userId } = await add(member);
    expect((await add(member)).userId).toBe(userId);
    const other = await refusalOf(add({ ...member, password: "vB6wKx2p" }));
    expect(other).toMatchObject({
      status: 422,
      fields: { email: ["Cette adresse e-mail est déjà utilisée."] },
    });
    const taken = await refusalOf(add({ email: emailOf("terme"), password: "vB6wKx2p" }));
    expect(taken.fields).toHaveProperty("email");
  });

  test.each([
    ["a common one", "azerty12"],
    ["one of the member's name", "Filali2026"],
    ["one of its address", "nadiafilali1"],
    ["one of its company's", "AtlasConseil"],
    ["one of its telephone", "0661000231"],
    ["a common one here", "Parution1"],
    ["an Arabic one", "كلمة السر"],
  ])("is not added with %s as its first password", async (_, password) => {
    const refusal = await refusalOf(add({ email: "faible@atlas-conseil.test", password }));
    expect([refusal.status, Object.keys(refusal.fields)]).toEqual([422, ["password"]]);
  });

  test("has a week to change its first password; then it is added again with another", async () => {
    const member = { email: "tard@atlas-conseil.test", status: "active" } as const;
    const { userId } = await add({ ...member, password: "pQ4xTz8m" });
    const start = api.clock.now();
    api.clock.advance(7 * 24 * 3_600_000);
    const late = await refusalOf(signIn(member.email, "pQ4xTz8m"));
    expect([late.status, late.code]).toEqual([403, "FIRST_PASSWORD_EXPIRED"]);
    const client = await api.signIn("pro");
    expect((await add({ ...member, password: "vB6wKx2p" }, client)).userId).toBe(userId);
    expect((await refusalOf(signIn(member.email, "pQ4xTz8m"))).status).toBe(401);
    const { user } = await signIn(member.email, "vB6wKx2p");
    expect(user).toMatchObject({ id: userId, mustChangePassword: true });
    api.clock.set(new Date(start).toISOString());
    // Attempts that were counted a week ahead.
    await api.context.db.deleteFrom("rate_limits").execute();
  });

  test("reports every field that is missing or wrong", async () => {
    const blank = { lastname: "", firstname: "", lafonctions: "", ladirection: " ", address: "" };
    const data = { ...blank, email: "x", password: "short", telephone: "", ville_id: "" };
    const answer = await api.fetch("/account/api/v1/user/create", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${await api.token("pro")}`,
      },
      body: JSON.stringify({ data: { ...data, civility: "M", status: 0 } }),
    });
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(Object.keys(errors).toSorted()).toEqual(
      [...Object.keys(blank), "email", "password", "telephone", "ville_id"].toSorted(),
    );
    expect(errors.email).toEqual(["Email invalide"]);
    expect(errors.lastname).toEqual(["Ce champ est obligatoire."]);
  });

  test.each([
    [{ phone: "poste 12" }, "phone"],
    [{ otherCity: " " }, "otherCity"],
    [{ cityId: 99_999 }, "cityId"],
    [{ companyName: "Autre SARL" }, "companyName"],
    [{ kind: "individual" }, "kind"],
  ] as const)("is refused with %o", async (changes, field) => {
    const refusal = await refusalOf(add({ email: "refused@atlas-conseil.test", ...changes }));
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });

  test("is refused beyond 120 attempts an hour of the account", async () => {
    api.clock.advance(HOUR); // what was added before is counted no more
    const client = await api.signIn("pro");
    const attempt = (changes = {}) => refusalOf(add({ phone: "x", ...changes }, client));
    const attempts = await Promise.all(Array.from({ length: 120 }, () => attempt()));
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await attempt({ phone: newMember.phone })).toMatchObject({
      status: 429,
      code: "TOO_MANY_ATTEMPTS",
    });
    api.clock.advance(HOUR);
    expect((await attempt()).status).toBe(422);
    api.clock.set(TEST_NOW);
  });

  test("is added to the caller's own account only", async () => {
    expect(await refusalOf(add({ businessId: 1 }))).toMatchObject({ status: 404 });
  });

  test("is edited by its parent, with all changes or none", async () => {
    const userId = await idOf("membre");
    await change(userId, {
      lastName: "Lahlou-Idrissi",
      phone: "+212 661 00 02 99",
      cityId: 2,
      otherCity: "left over",
      jobTitle: "Juriste",
    });
    expect(await memberOf(userId)).toMatchObject({
      lastName: "Lahlou-Idrissi",
      firstName: "Hajar",
      phone: "00212661000299",
      cityId: 2,
      otherCity: "",
      jobTitle: "Juriste",
      email: emailOf("membre"),
      status: "active",
    });
    const refusal = await refusalOf(change(userId, { firstName: " ", phone: "x", lastName: "Y" }));
    expect(Object.keys(refusal.fields).toSorted()).toEqual(["firstName", "phone"]);
    expect((await memberOf(userId)).lastName).toBe("Lahlou-Idrissi");
  });
});

describe("a deactivated member", () => {
  test("is signed out everywhere at once, and stays so when it is activated again", async () => {
    const userId = await idOf("membre");
    const member = await api.signIn("membre");
    await change(userId, { status: "deactivated" });
    expect(await refusalOf(member.call(readCurrentUser, {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(signIn(emailOf("membre"), DEMO_PASSWORD))).toMatchObject({
      code: "DEACTIVATED",
    });
    await change(userId, { status: "active" });
    expect(await refusalOf(member.call(readCurrentUser, {}))).toMatchObject({ status: 401 });
    await signIn(emailOf("membre"), DEMO_PASSWORD);
  });
});

describe("members of another account", () => {
  test("cannot be reached: neither another account's user, nor a parent's own row as a member", async () => {
    const stranger = await idOf("particulier");
    for (const userId of [stranger, await idOf("pro"), 999_999]) {
      const read = parent.call(readCurrentTeam, { body: { userId } });
      expect(await refusalOf(read)).toMatchObject({ status: 404 });
      const orders = parent.call(readMemberOrders, { query: { userId } });
      expect(await refusalOf(orders)).toMatchObject({ status: 404 });
    }
    const attempt = change(stranger, { status: "deactivated" });
    expect(await refusalOf(attempt)).toMatchObject({ status: 404 });
  });

  test("a member can neither reach a colleague nor deactivate any member", async () => {
    const member = await api.signIn("membre");
    const own = await idOf("membre");
    const colleague = (await team()).find(({ email }) => email.startsWith("mehdi"))?.userId ?? 0;
    expect(await refusalOf(change(colleague, { status: "deactivated" }, member))).toMatchObject({
      status: 404,
    });
    const orders = member.call(readMemberOrders, { query: { userId: own } });
    expect(await refusalOf(orders)).toMatchObject({ status: 404 });
  });
});

describe("a member's orders", () => {
  test("are its own alone, newest first, and filtered", async () => {
    const userId = await idOf("membre");
    const member = await api.signIn("membre");
    const own = await placeLine(member);
    const parents = await placeLine(parent);
    const list = (query = {}) => parent.call(readMemberOrders, { query: { userId, ...query } });
    const { orders } = await list();
    expect(orders[0]).toMatchObject({ id: own.orderId, userId, total: lineOrder.total });
    expect(orders.every((order) => order.userId === userId)).toBe(true);
    expect(orders.map(({ id }) => id)).not.toContain(parents.orderId);
    const cancelled = await list({ status: "cancelled" });
    expect(cancelled.orders.map(({ id }) => id)).not.toContain(own.orderId);
    const reference = orders[0]?.reference;
    expect((await list({ reference })).orders.map(({ id }) => id)).toEqual([own.orderId]);
  });

  test("add up its ads and their charges to the account's balance, without card payments", async () => {
    const userId = await idOf("membre");
    const before = (await memberOf(userId)).stats;
    const member = await api.signIn("membre");
    await placePaid(member);
    const byCard = await placeLine(member);
    await member.call(payOrder, { body: { orderId: byCard.orderId, method: "card" } });
    await placePaid(parent);
    const after = (await memberOf(userId)).stats;
    expect(after?.adCount).toBe((before?.adCount ?? 0) + 2);
    expect(after?.consumed).toBe((before?.consumed ?? 0) + lineOrder.total);
  });
});
