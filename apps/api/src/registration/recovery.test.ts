import {
  checkRecoveryLink,
  recoverPassword,
  requestRecovery,
} from "@parution/contract/registration";
import { login, readCurrentUser } from "@parution/contract/session";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { linkToken } from "../mail/index.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  api.clock.set(TEST_NOW);
  await api.context.db.deleteFrom("rate_limits").execute();
});
afterAll(() => api.stop());

const NEXT = "un phare dans la brume";
const LINK_ENDED = { status: 410, code: "LINK_ENDED" };

async function ask(email: string) {
  const captcha = await solveCaptcha(api.visitor);
  return api.visitor.call(requestRecovery, { body: { email, captcha } });
}

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

const recover = (token: string, next = NEXT) =>
  api.visitor.call(recoverPassword, { body: { token, next } });
const check = (token: string) => api.visitor.call(checkRecoveryLink, { body: { token } });
const signIn = (email: string, password: string) =>
  api.visitor.call(login, { body: { email, password } });

test("a second factor is asked for after a recovery, too", async () => {
  const email = emailOf("pro");
  const { db, clock } = api.context;
  const user = db.selectFrom("users").select("id").where("email", "=", email);
  const { id } = await user.executeTakeFirstOrThrow();
  const row = { user_id: id, credential: "a", public_key: "", counter: 0, transports: [] };
  const created_at = new Date(clock.now());
  await db
    .insertInto("passkeys")
    .values({ ...row, name: "Clé", created_at })
    .execute();
  await ask(email);
  await recover((await newestMail(email)).token);
  await expect(signIn(email, NEXT)).rejects.toMatchObject({ code: "SECOND_FACTOR" });
});

test("the link of a mail sets another password once, ends every session and is announced", async () => {
  const email = emailOf("credit");
  const here = await api.signIn("credit");
  await ask(email.toUpperCase());
  const { template, token } = await newestMail(email);
  expect(template).toBe("recovery-link");
  await here.call(readCurrentUser, {});

  await recover(token);
  await expect(here.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(signIn(email, DEMO_PASSWORD)).rejects.toMatchObject({ status: 401 });
  await expect(signIn(email, NEXT)).resolves.toBeDefined();
  expect((await newestMail(email)).template).toBe("password-changed");
  await expect(recover(token, "une barque au matin")).rejects.toMatchObject(LINK_ENDED);
});

test("of two uses of a link at once one sets the password", async () => {
  const email = emailOf("terme");
  await ask(email);
  const { token } = await newestMail(email);
  const nexts = ["une barque au matin", NEXT];
  const outcomes = await Promise.allSettled(nexts.map((next) => recover(token, next)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a use ends the other links of its user", async () => {
  const email = emailOf("convention");
  await ask(email);
  const first = await newestMail(email);
  await ask(email);
  await recover((await newestMail(email)).token);
  await expect(recover(first.token)).rejects.toMatchObject(LINK_ENDED);
});

test("a password that is not accepted is refused, and the link stays valid", async () => {
  const email = emailOf("plafond");
  await ask(email);
  const { token } = await newestMail(email);
  for (const next of ["court", "plafond2026plafond", "football12345"]) {
    await expect(recover(token, next)).rejects.toMatchObject({
      status: 422,
      fields: { next: [expect.any(String)] },
    });
  }
  await expect(recover(token)).resolves.toBeDefined();
});

test("a link ends after an hour", async () => {
  const email = emailOf("particulier");
  await ask(email);
  const { token } = await newestMail(email);
  api.clock.advance(3_600_000);
  await expect(recover(token)).rejects.toMatchObject(LINK_ENDED);
});

test("a check of a link reports its end without using it, and refuses a link that is over", async () => {
  const email = emailOf("membre");
  await ask(email);
  const { token } = await newestMail(email);
  const ends = { expiresAt: api.clock.now() + 3_600_000 };
  expect([await check(token), await check(token)]).toEqual([ends, ends]);
  api.clock.advance(3_600_000);
  await expect(check(token)).rejects.toMatchObject(LINK_ENDED);
  api.clock.set(TEST_NOW);
  await recover(token);
  for (const over of [token, "inconnu"]) {
    await expect(check(over)).rejects.toMatchObject(LINK_ENDED);
  }
});

test("checks and uses of links from one network share 60 attempts an hour", async () => {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    await expect(check("inconnu")).rejects.toMatchObject(LINK_ENDED);
    await expect(recover("inconnu")).rejects.toMatchObject(LINK_ENDED);
  }
  await expect(check("inconnu")).rejects.toMatchObject({ status: 429 });
});

test("an unknown address has the same answer and the same statements, and its mail sets nothing", async () => {
  const { db } = api.context;
  const count = async () => [
    (await db.selectFrom("mailed_links").select("id").execute()).length,
    (await db.selectFrom("mails").select("id").execute()).length,
  ];
  const [links = 0, mails = 0] = await count();
  const known = await ask(emailOf("pro"));
  expect(await count()).toEqual([links + 1, mails + 1]);
  const unknown = await ask("inconnue@exemple.test");
  expect(await count()).toEqual([links + 2, mails + 2]);
  expect(unknown).toEqual(known);
  expect((await newestMail("inconnue@exemple.test")).template).toBe("recovery-unknown");
  const { id } = await db
    .selectFrom("mailed_links")
    .where("user_id", "is", null)
    .where("purpose", "=", "recovery")
    .select("id")
    .executeTakeFirstOrThrow();
  const token = linkToken(api.context.config, id);
  await expect(check(token)).rejects.toMatchObject(LINK_ENDED);
  await expect(recover(token)).rejects.toMatchObject(LINK_ENDED);
});

test("too many for one address are refused, for a known one as for another", async () => {
  for (const email of [emailOf("pro"), "autre@exemple.test"]) {
    for (let attempt = 0; attempt < 5; attempt += 1) await ask(email);
    await expect(ask(email)).rejects.toMatchObject({ status: 429 });
  }
});
