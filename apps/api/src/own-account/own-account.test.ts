import { randomUUID } from "node:crypto";
import { closeAccount, exportOwnData } from "@parution/contract/own-account";
import { readCurrentUser, updateUser } from "@parution/contract/session";
import { readCurrentTeam } from "@parution/contract/team";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { givenDormant } from "../testing/dormant-account.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { mailsTo, signInAs } from "../testing/registering.ts";
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

const newestMail = async (email: string) => (await mailsTo(api, email))[0]?.template;

const signIn = (email: string) => signInAs(api, email, DEMO_PASSWORD);

test("an export holds the user's own data alone", async () => {
  const client = await api.signIn("pro");
  const file = await client.call(exportOwnData, {});
  const data = JSON.parse(await file.text());
  expect(file.name).toMatch(/^mes-donnees-\d{8}-\d{6}\.json$/);
  expect(data.profile).toMatchObject({ email: emailOf("pro"), company: "Atlas Conseil SARL" });
  expect(Object.keys(data)).toEqual([
    ...["profile", "terms", "ads", "orders", "invoices", "sessions", "passkeys", "visits", "mails"],
  ]);
  expect(data.orders.length).toBeGreaterThan(0);
  const text = JSON.stringify(data);
  expect(text).not.toContain("argon2");
  expect(text).not.toContain("hash");
  expect(text).not.toContain(emailOf("membre"));
});

test("an export holds the user's own passkeys and visits alone", async () => {
  const { db, clock } = api.context;
  const at = new Date(clock.now());
  const client = await api.signIn("pro");
  for (const account of ["pro", "membre"] as const) {
    const { id: user_id } = await db
      .selectFrom("users")
      .where("email", "=", emailOf(account))
      .select("id")
      .executeTakeFirstOrThrow();
    const keys = { credential: account, public_key: account, counter: 0, transports: [] };
    const passkey = { user_id, ...keys, name: `Clé de ${account}`, created_at: at };
    await db.insertInto("passkeys").values(passkey).execute();
    const page = {
      host: "localhost",
      path: `/fr/${account}`,
      next_path: null,
      language: "fr",
    } as const;
    const reader = { visitor: randomUUID(), address: "192.0.2.1", device: null, seconds: null };
    await db
      .insertInto("visits")
      .values({ user_id, ...page, ...reader, fields: [], at })
      .execute();
  }
  const { passkeys, visits } = JSON.parse(await (await client.call(exportOwnData, {})).text());
  await db.deleteFrom("passkeys").where("credential", "in", ["pro", "membre"]).execute();
  expect(passkeys).toEqual([expect.objectContaining({ name: "Clé de pro" })]);
  expect(visits).toEqual([expect.objectContaining({ path: "/fr/pro" })]);
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
    expect(await newestMail(emailOf("membre"))).toBe("account-closed");
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
    const parent = await api.signIn("pro");
    const team = await parent.call(readCurrentTeam, {});
    expect(team.map(({ userId }) => userId)).not.toContain(id);
    const again = parent.call(updateUser, { body: { userId: id, status: "active" } });
    await expect(again).rejects.toMatchObject({ status: 404 });
  });
});

test("an account without activity for five years is announced to end, and closed 38 days later unless a user is of the staff", async () => {
  const { db, clock } = api.context;
  const { email, long, closedAt } = await givenDormant(api, "ancien");

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
  const { id: user_id } = await db
    .selectFrom("users")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("staff")
    .values({ user_id, roles: ["moderator"], since: long })
    .execute();
  await endDormant(api.context);
  expect(await closedAt()).toBeNull();
  await db.deleteFrom("staff").where("user_id", "=", user_id).execute();
  await endDormant(api.context);
  expect(await closedAt()).toEqual(new Date(clock.now()));
  expect(await newestMail(email)).toBe("account-closed");
  const open = await db
    .selectFrom("businesses")
    .where("closed_at", "is", null)
    .select("id")
    .execute();
  expect(open.length).toBeGreaterThan(5);
});
