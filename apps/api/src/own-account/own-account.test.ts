import {
  changeAddress,
  closeAccount,
  confirmAddress,
  exportOwnData,
  undoAddress,
} from "@parution/contract/own-account";
import { login, readCurrentUser } from "@parution/contract/session";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { linkToken } from "../mail/index.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { endDormant } from "./dormancy.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  api.clock.set(TEST_NOW);
  await api.context.db.deleteFrom("rate_limits").execute();
});
afterAll(() => api.stop());

const DAY = 86_400_000;
const LINK_ENDED = { status: 410, code: "LINK_ENDED" };

async function newestMail(email: string) {
  const { template, data } = await api.context.db
    .selectFrom("mails")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .select(["template", "data"])
    .executeTakeFirstOrThrow();
  const { linkId = "" } = data as { linkId?: string };
  return { template, token: linkToken(api.context.config, linkId) };
}

const signIn = (email: string) =>
  api.visitor.call(login, { body: { email, password: DEMO_PASSWORD } });
const confirm = (token: string) => api.visitor.call(confirmAddress, { body: { token } });
const undo = (token: string) => api.visitor.call(undoAddress, { body: { token } });

describe("another address", () => {
  const former = emailOf("convention");
  const next = "convention@exemple.test";

  test("counts once it is confirmed, and the former one takes itself back", async () => {
    const client = await api.signIn("convention");
    const change = { email: "Convention@Exemple.test", password: DEMO_PASSWORD };
    await client.call(changeAddress, { body: change });
    await expect(signIn(next)).rejects.toMatchObject({ status: 401 });
    const asked = await newestMail(next);
    await confirm(asked.token);
    await expect(confirm(asked.token)).rejects.toMatchObject(LINK_ENDED);
    await expect(signIn(former)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(next)).resolves.toBeDefined();

    const { template, token } = await newestMail(former);
    expect(template).toBe("address-changed");
    await expect(confirm(token)).rejects.toMatchObject(LINK_ENDED);
    await undo(token);
    await expect(client.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(former)).resolves.toBeDefined();
    await expect(undo(token)).rejects.toMatchObject(LINK_ENDED);
  });

  test("asks for the password", async () => {
    const client = await api.signIn("convention");
    const attempt = client.call(changeAddress, { body: { email: next, password: "autre" } });
    await expect(attempt).rejects.toMatchObject({ status: 422, fields: { password: [/actuel/] } });
  });

  test("that has an account is answered alike, and its owner is notified by mail alone", async () => {
    const client = await api.signIn("convention");
    const ask = (email: string) =>
      client.call(changeAddress, { body: { email, password: DEMO_PASSWORD } });
    expect(await ask(emailOf("pro"))).toEqual(await ask("libre@exemple.test"));
    expect((await newestMail(emailOf("pro"))).template).toBe("registration-known");
  });

  test("of two users who confirm it at once is one's alone", async () => {
    const shared = "partagee@exemple.test";
    const tokens: string[] = [];
    for (const account of ["credit", "plafond"] as const) {
      const client = await api.signIn(account);
      await client.call(changeAddress, { body: { email: shared, password: DEMO_PASSWORD } });
      tokens.push((await newestMail(shared)).token);
    }
    const outcomes = await Promise.allSettled(tokens.map(confirm));
    const refused = outcomes.filter((one) => one.status === "rejected");
    expect(refused).toMatchObject([{ reason: { status: 409, code: "ADDRESS_TAKEN" } }]);
  });

  test("taken back cannot be given again by the link of a later change", async () => {
    const client = await api.signIn("pro");
    const change = async (email: string) => {
      await client.call(changeAddress, { body: { email, password: DEMO_PASSWORD } });
      await confirm((await newestMail(email)).token);
      api.clock.advance(1000);
    };
    const owners = emailOf("pro");
    await change("intrus@exemple.test");
    await change("autre-intrus@exemple.test");
    const byOwner = (await newestMail(owners)).token;
    const byIntruder = (await newestMail("intrus@exemple.test")).token;
    await undo(byOwner);
    await expect(undo(byIntruder)).rejects.toMatchObject(LINK_ENDED);
    await expect(signIn(owners)).resolves.toBeDefined();
  });

  test("is taken back by its owner, even after the link of a later change", async () => {
    const client = await api.signIn("convention");
    for (const email of ["un@exemple.test", "deux@exemple.test"]) {
      await client.call(changeAddress, { body: { email, password: DEMO_PASSWORD } });
      await confirm((await newestMail(email)).token);
      api.clock.advance(1000);
    }
    const byOwner = (await newestMail(emailOf("convention"))).token;
    await undo((await newestMail("un@exemple.test")).token);
    await undo(byOwner);
    await expect(signIn(emailOf("convention"))).resolves.toBeDefined();
  });

  test("is taken back for 72 hours", async () => {
    const client = await api.signIn("terme");
    await client.call(changeAddress, {
      body: { email: "terme@exemple.test", password: DEMO_PASSWORD },
    });
    await confirm((await newestMail("terme@exemple.test")).token);
    const { token } = await newestMail(emailOf("terme"));
    api.clock.advance(3 * DAY);
    await expect(undo(token)).rejects.toMatchObject(LINK_ENDED);
  });
});

test("an export holds the user's own data alone", async () => {
  const client = await api.signIn("pro");
  const file = await client.call(exportOwnData, {});
  const data = JSON.parse(await file.text());
  expect(file.name).toMatch(/^mes-donnees-\d{8}-\d{6}\.json$/);
  expect(data.profile).toMatchObject({ email: emailOf("pro"), company: "Atlas Conseil SARL" });
  expect(Object.keys(data)).toEqual([
    ...["profile", "terms", "ads", "orders", "invoices", "sessions", "mails"],
  ]);
  expect(data.orders.length).toBeGreaterThan(0);
  const text = JSON.stringify(data);
  expect(text).not.toContain("argon2");
  expect(text).not.toContain("hash");
  expect(text).not.toContain(emailOf("membre"));
});

describe("closing", () => {
  const close = async (account: "pro" | "particulier" | "admin", password = DEMO_PASSWORD) =>
    (await api.signIn(account)).call(closeAccount, { body: { password } });

  test("is refused with what is open", async () => {
    await expect(close("pro")).rejects.toMatchObject({
      status: 409,
      code: "ACCOUNT_IN_USE",
      message: expect.stringMatching(/solde.*membres actifs/),
    });
    await expect(close("pro", "autre")).rejects.toMatchObject({ status: 422 });
    await expect(close("admin")).rejects.toMatchObject({ status: 403 });
  });

  test("of a member ends its own user, whose personal data are replaced", async () => {
    const member = await api.signIn("membre");
    const { id } = await member.call(readCurrentUser, {});
    await member.call(closeAccount, { body: { password: DEMO_PASSWORD } });
    await expect(member.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(emailOf("membre"))).rejects.toMatchObject({ status: 401 });
    expect((await newestMail(emailOf("membre"))).template).toBe("account-closed");
    const row = await api.context.db
      .selectFrom("users")
      .where("id", "=", id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      first_name: "Compte",
      last_name: "fermé",
      phone: "",
      active: false,
    });
    expect(JSON.stringify(row)).not.toMatch(/Hajar|Lahlou|membre@/);
    const other = await api.signIn("pro");
    await expect(other.call(readCurrentUser, {})).resolves.toBeDefined();
  });
});

test("an account without activity for five years is announced to end, and closed 38 days later", async () => {
  const { db, clock } = api.context;
  const long = new Date(clock.now() - 6 * 366 * DAY);
  const { id } = await db
    .insertInto("businesses")
    .values({
      ...{ label: "Ancien", legal_name: "Ancien", type: "particulier", account_kind: "individual" },
      created_at: long,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const email = "ancien@exemple.test";
  await db
    .insertInto("users")
    .values({
      ...{ business_id: id, civility: "mr", first_name: "Ancien", last_name: "Client", email },
      ...{ client_hash: "ancien", password_hash: "x", created_at: long, last_login_at: long },
    })
    .execute();
  const closedAt = async () =>
    (await db.selectFrom("businesses").where("id", "=", id).select("closed_at").executeTakeFirst())
      ?.closed_at;

  await endDormant(api.context);
  await endDormant(api.context);
  const announced = await db
    .selectFrom("mails")
    .where("recipient", "=", email)
    .select("template")
    .execute();
  expect(announced).toEqual([{ template: "account-dormant" }]);
  api.clock.advance(38 * DAY - 1000);
  await endDormant(api.context);
  expect(await closedAt()).toBeNull();
  api.clock.advance(1000);
  await endDormant(api.context);
  expect(await closedAt()).toEqual(new Date(clock.now()));
  expect((await newestMail(email)).template).toBe("account-closed");
  const open = await db
    .selectFrom("businesses")
    .where("closed_at", "is", null)
    .select("id")
    .execute();
  expect(open.length).toBeGreaterThan(5);
});
