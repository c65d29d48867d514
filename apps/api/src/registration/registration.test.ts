import { readMyAds } from "@parution/contract/ads";
import { createClient } from "@parution/contract/client";
import { confirmRegistration, register, resendConfirmation } from "@parution/contract/registration";
import { readBusiness } from "@parution/contract/session";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { linkToken } from "../mail/index.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import {
  confirmSignUp,
  mailsTo as mailsOf,
  PASSWORD,
  person,
  signInAs,
  signUp as signUpTo,
  newestToken as tokenOf,
} from "../testing/registering.ts";
import { forgetRegistrations } from "./routes.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  api.clock.set(TEST_NOW);
  await api.context.db.deleteFrom("rate_limits").execute();
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
type Registration = Partial<typeof person>;

const signUp = (changes?: Registration) => signUpTo(api, changes);
const mailsTo = (email: string) => mailsOf(api, email);
const newestToken = (email: string) => tokenOf(api, email);
const confirm = (token: string, input?: { password: string }) => confirmSignUp(api, token, input);
const signIn = (email: string, password?: string) => signInAs(api, email, password);

const clientOf = (bearer: string) =>
  createClient({
    accountBase: `${api.origin}/account`,
    adsBase: `${api.origin}/ads`,
    appToken: api.context.config.appToken,
    language: () => "fr",
    bearer: () => bearer,
  });

describe("a sign-up", () => {
  test("waits for its confirmation, then opens an account that can order", async () => {
    await signUp({ email: "Nawal@Exemple.test", origin: "/fr/passer-votre-annonce" });
    await expect(signIn(person.email)).rejects.toMatchObject({
      status: 403,
      code: "ADDRESS_UNCONFIRMED",
    });
    await expect(signIn(person.email, "autre")).rejects.toMatchObject({ status: 401 });

    const { origin } = await confirm(await newestToken(person.email));
    expect(origin).toBe("/fr/passer-votre-annonce");
    const { token = "", user } = await signIn(person.email);
    expect(user).toMatchObject({ email: person.email, isParent: false, roles: "ROLE_USER" });

    const client = clientOf(token);
    const business = await client.call(readBusiness, {});
    expect(business).toMatchObject({
      companyName: "Nawal Idrissi",
      kind: "individual",
      balance: 0,
    });
    expect((await client.call(readMyAds, { params: { page: 1 }, query: {} })).ads).toEqual([]);
    const terms = await api.context.db
      .selectFrom("accepted_terms")
      .where("user_id", "=", user.id)
      .select(["version", "accepted_at"])
      .execute();
    expect(terms).toEqual([{ version: "2026-11-01", accepted_at: new Date(TEST_NOW) }]);
  });

  test("of a professional opens its company's account, which it heads", async () => {
    const email = "riad@exemple.test";
    const company = { companyName: "Riad Invest SARL", ice: "001525713 000097" };
    await signUp({ email, kind: "pro", ...company });
    await confirm(await newestToken(email));
    const { user } = await signIn(email);
    expect(user.isParent).toBe(true);
    const row = await api.context.db
      .selectFrom("businesses")
      .where("id", "=", user.businessId)
      .select(["legal_name", "ice", "account_kind"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      legal_name: "Riad Invest SARL",
      ice: "001525713000097",
      account_kind: "pro",
    });
  });

  test.each<[string, Registration, string]>([
    ["without a company", { kind: "pro", ice: "001525713000097" }, "companyName"],
    ["with a wrong ICE", { kind: "pro", companyName: "Riad", ice: "1" }, "ice"],
    ["with a common password", { password: "motdepasse2026" }, "password"],
    ["with a password made of the name", { password: "nawal idrissi" }, "password"],
    ["with a line end in the name", { firstName: "Nawal\r\nBcc: a@b.ma" }, "firstName"],
    ["with an address in the name", { lastName: "https://gagnez.test" }, "lastName"],
    ["with former terms", { termsVersion: "2020-01-01" }, "termsVersion"],
  ])("%s is refused at its field", async (_case, changes, field) => {
    await expect(signUp(changes)).rejects.toMatchObject({
      fields: { [field]: [expect.any(String)] },
    });
  });

  test("without a captcha is refused, and mails no one", async () => {
    const email = "robot@exemple.test";
    const attempt = api.visitor.call(register, { body: { ...person, email } });
    await expect(attempt).rejects.toMatchObject({ status: 422, code: "CAPTCHA" });
    expect(await mailsTo(email)).toEqual([]);
  });

  test.each([
    ["//autre.test", "hote"],
    ["https://autre.test", "site"],
    ["/\\autre.test", "barre"],
  ])("from %s returns to the home page", async (origin, name) => {
    const email = `${name}@exemple.test`;
    await signUp({ email, origin });
    expect(await confirm(await newestToken(email))).toMatchObject({ origin: "/" });
  });

  test("of many with one address is refused after some, with the time to wait", async () => {
    const email = "souvent@exemple.test";
    for (let count = 0; count < 5; count += 1) await signUp({ email });
    await expect(signUp({ email })).rejects.toMatchObject({ status: 429 });
  });

  test("is deleted a week later, unconfirmed", async () => {
    const email = "oubli@exemple.test";
    await signUp({ email });
    api.clock.advance(7 * 24 * HOUR + 1000);
    await forgetRegistrations.run(api.context);
    const left = api.context.db.selectFrom("registrations").where("email", "=", email);
    expect(await left.select("id").execute()).toEqual([]);
  });
});

describe("a known address", () => {
  const email = emailOf("pro");

  test("has the same answer and the same statements as another one, and its owner a mail", async () => {
    const { db } = api.context;
    const count = async () => ({
      registrations: (await db.selectFrom("registrations").select("id").execute()).length,
      links: (await db.selectFrom("mailed_links").select("id").execute()).length,
      mails: (await db.selectFrom("mails").select("id").execute()).length,
    });
    const start = await count();
    const known = await signUp({ email });
    const between = await count();
    const unknown = await signUp({ email: "inconnue@exemple.test" });
    const end = await count();
    expect(known).toEqual(unknown);
    const added = (from: typeof start, to: typeof start) => [
      to.registrations - from.registrations,
      to.links - from.links,
      to.mails - from.mails,
    ];
    expect(added(start, between)).toEqual([1, 1, 1]);
    expect(added(between, end)).toEqual([1, 1, 1]);
    expect((await mailsTo(email))[0]).toMatchObject({ template: "registration-known" });
  });

  test("cannot be found out by signing in with the password of the sign-up", async () => {
    const other = "sans.compte@exemple.test";
    await signUp({ email });
    await signUp({ email: other });
    for (const address of [email, other]) {
      await expect(signIn(address)).rejects.toMatchObject({
        status: 403,
        code: "ADDRESS_UNCONFIRMED",
      });
    }
    await expect(signIn(email, DEMO_PASSWORD)).resolves.toBeDefined();
  });

  test("keeps its account when a link for it is pressed nevertheless", async () => {
    await signUp({ email });
    const link = await api.context.db
      .selectFrom("mailed_links")
      .innerJoin("registrations", "registrations.id", "registration_id")
      .where("registrations.email", "=", email)
      .orderBy("mailed_links.created_at", "desc")
      .select("mailed_links.id")
      .executeTakeFirstOrThrow();
    const pressed = confirm(linkToken(api.context.config, link.id));
    await expect(pressed).rejects.toMatchObject({ status: 409, code: "ADDRESS_TAKEN" });
    await expect(signIn(email, DEMO_PASSWORD)).resolves.toBeDefined();
  });
});

describe("a link of confirmation", () => {
  test("pressed many times at once opens one account", async () => {
    const email = "ensemble@exemple.test";
    await signUp({ email });
    const token = await newestToken(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    const { db } = api.context;
    const accounts = db.selectFrom("businesses").where("email", "=", email).select("id");
    expect(await accounts.execute()).toHaveLength(1);
  });

  test("of two sign-ups with one address, the confirmed one opens the account, also at the same time", async () => {
    const email = "deux@exemple.test";
    await signUp({ email });
    await signUp({ email, password: "un phare dans la brume" });
    const [second, first] = await mailsTo(email);
    const tokens = [first?.token ?? "", second?.token ?? ""];
    const outcomes = await Promise.allSettled([
      confirm(tokens[0] ?? ""),
      confirm(tokens[1] ?? "", { password: "un phare dans la brume" }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { db } = api.context;
    const accounts = db.selectFrom("businesses").where("email", "=", email).select("id");
    expect(await accounts.execute()).toHaveLength(1);
  });

  test("ends after a day, and another one can be had with the password", async () => {
    const email = "lendemain@exemple.test";
    await signUp({ email });
    const first = await newestToken(email);
    api.clock.advance(24 * HOUR + 1000);
    await expect(confirm(first)).rejects.toMatchObject({ status: 410, code: "LINK_ENDED" });
    const again = (password: string) =>
      api.visitor.call(resendConfirmation, { body: { email, password } });
    const wrong = await again("autre chose ici");
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await again(PASSWORD)).toEqual(wrong);
    await expect(confirm(await newestToken(email))).resolves.toBeDefined();
  });

  test.each(["", "x".repeat(201), "inconnu", "é\u0000"])("is not %j", async (token) => {
    const answer = await api.fetch(`/account${confirmRegistration.path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data: { jeton: token } }),
    });
    expect([410, 422]).toContain(answer.status);
  });

  test("is stored as a hash alone", async () => {
    const email = "empreinte@exemple.test";
    await signUp({ email });
    const token = await newestToken(email);
    const { db } = api.context;
    const rows = [
      await db.selectFrom("mailed_links").selectAll().execute(),
      await db.selectFrom("mails").selectAll().execute(),
    ];
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
