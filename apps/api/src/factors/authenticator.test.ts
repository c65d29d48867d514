import type { Client } from "@parution/contract/client";
import {
  confirmAuthenticator,
  loginWithCode,
  plainCode,
  readFactors,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from "@parution/contract/factors";
import { changePassword, login, readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { codeAt } from "../testing/factors.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";

const MINUTE = 60_000;
const password = DEMO_PASSWORD;
const WRONG = { status: 422, fields: { code: [expect.stringContaining("pas valable")] } };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.context;
  api.clock.set(TEST_NOW);
  await db.deleteFrom("authenticators").execute();
  await db.deleteFrom("recovery_codes").execute();
  await db.deleteFrom("pending_logins").execute();
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("mails").execute();
});

/** Code that the app shows now, or some steps of thirty seconds from now. */
const now = (key: string, steps = 0) => codeAt(key, api.clock.now() + steps * 30_000);

/** Sets up an app, and moves on so that its next code is another. */
async function setUp(client: Client) {
  const { key } = await client.call(startAuthenticator, { body: { password } });
  const { codes } = await client.call(confirmAuthenticator, { body: { code: now(key) } });
  api.clock.advance(MINUTE);
  return { key, codes };
}

/** Token of a login that waits for its second step. */
async function firstStep(account: "pro" | "terme" = "pro"): Promise<string> {
  const body = { email: emailOf(account), password };
  const refusal = await api.visitor.call(login, { body }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 403, code: "SECOND_FACTOR" });
  return (refusal as { secondStep: { token: string } }).secondStep.token;
}

const secondStep = (token: string, code: string) =>
  api.visitor.call(loginWithCode, { body: { token, code: plainCode(code) } });

const mailed = async () => {
  const { db } = api.context;
  const rows = await db.selectFrom("mails").select("data").orderBy("id").execute();
  return rows.map(({ data }) => data);
};

describe("setting up an authenticator app", () => {
  test("asks for the password, and protects nothing before a right code", async () => {
    const client = await api.signIn("pro");
    const wrong = client.call(startAuthenticator, { body: { password: "wrong" } });
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      fields: { password: [expect.stringMatching(/actuel/)] },
    });
    const { key, uri } = await client.call(startAuthenticator, { body: { password } });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Parution:.*secret=[A-Z2-7]{32}&/);
    expect((await client.call(readFactors, {})).authenticatorSince).toBeNull();
    await expect(
      client.call(confirmAuthenticator, { body: { code: "000000" } }),
    ).rejects.toMatchObject(WRONG);
    await api.visitor.call(login, { body: { email: emailOf("pro"), password } });
    const { codes } = await client.call(confirmAuthenticator, { body: { code: now(key) } });
    expect(codes).toHaveLength(10);
    expect(new Set(codes.map((code) => code.replaceAll("-", "").length))).toEqual(new Set([24]));
    await firstStep();
    expect(await mailed()).toMatchObject([{ change: "authenticator-added" }]);
  });

  test("ends sessions that were opened by the password alone before, elsewhere", async () => {
    const elsewhere = await api.signIn("pro");
    const client = await api.signIn("pro");
    await setUp(client);
    await expect(elsewhere.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
    await expect(client.call(readCurrentUser, {})).resolves.toBeDefined();
  });

  test("stores neither the key nor a recovery code in the clear", async () => {
    const client = await api.signIn("pro");
    const { key, codes } = await setUp(client);
    const { db } = api.context;
    const [app] = await db.selectFrom("authenticators").selectAll().execute();
    const kept = await db.selectFrom("recovery_codes").selectAll().execute();
    expect(app?.secret).not.toContain(key);
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll("-", ""));
  });

  test("is refused while one is in use", async () => {
    const client = await api.signIn("pro");
    await setUp(client);
    const again = client.call(startAuthenticator, { body: { password } });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });
});

describe("the second step of a login", () => {
  test("opens a session with the app's code, and no token opens anything before", async () => {
    const { key } = await setUp(await api.signIn("pro"));
    const token = await firstStep();
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const early = await api.fetch("/account/api/v1/user/current", { method: "POST", headers });
    expect(early.status).toBe(401);
    const opened = await secondStep(token, now(key));
    expect(opened.user.email).toBe(emailOf("pro"));
    const { db } = api.context;
    const rows = await db.selectFrom("sessions").select("second_factor_at").execute();
    expect(rows.map((row) => row.second_factor_at)).toContainEqual(new Date(api.clock.now()));
    await expect(secondStep(token, now(key, 1))).rejects.toMatchObject({ status: 401 });
  });

  test("gives a browser the token in a cookie alone, for five minutes", async () => {
    await setUp(await api.signIn("pro"));
    const answer = await api.fetch("/account/api/v1/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
      body: JSON.stringify({ data: { email: emailOf("pro"), password } }),
    });
    expect(answer.status).toBe(403);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^parution-login=[\w-]{43}; Max-Age=300;/)]);
    expect(cookies[0]).toContain("HttpOnly");
    expect((await answer.json()).second_pas).toEqual({
      expire_le: new Date(api.clock.now() + 5 * MINUTE).toISOString(),
      application: true,
      cle: false,
      code_de_secours: true,
    });
  });

  test.each([
    ["of the step before", -1],
    ["of the step after", 1],
  ])("takes a code %s", async (_case, steps) => {
    const { key } = await setUp(await api.signIn("pro"));
    await secondStep(await firstStep(), now(key, steps));
  });

  test.each([
    ["two steps old", -2],
    ["two steps early", 2],
  ])("refuses a code %s", async (_case, steps) => {
    const { key } = await setUp(await api.signIn("pro"));
    const late = secondStep(await firstStep(), now(key, steps));
    await expect(late).rejects.toMatchObject(WRONG);
  });

  test("refuses a code that was used, and any of an earlier step", async () => {
    const { key } = await setUp(await api.signIn("pro"));
    const code = now(key);
    await secondStep(await firstStep(), code);
    await expect(secondStep(await firstStep(), code)).rejects.toMatchObject(WRONG);
    await expect(secondStep(await firstStep(), now(key, -1))).rejects.toMatchObject(WRONG);
  });

  test("accepts one of two equal codes that are sent at the same time", async () => {
    const { key } = await setUp(await api.signIn("pro"));
    const tokens = [await firstStep(), await firstStep()];
    const outcomes = await Promise.allSettled(tokens.map((token) => secondStep(token, now(key))));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("expires after five minutes, and with a change of the password", async () => {
    const client = await api.signIn("pro");
    const { key } = await setUp(client);
    const late = await firstStep();
    api.clock.advance(5 * MINUTE);
    await expect(secondStep(late, now(key))).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
    const token = await firstStep();
    const next = "un moulin sous la pluie";
    await client.call(changePassword, { body: { current: password, next } });
    await expect(secondStep(token, now(key))).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
    await restorePassword();
  });

  test("is asked for only after the right password", async () => {
    await setUp(await api.signIn("pro"));
    const wrong = api.visitor.call(login, { body: { email: emailOf("pro"), password: "wrong" } });
    await expect(wrong).rejects.toMatchObject({ status: 401, code: "WRONG_CREDENTIALS" });
  });

  test("is refused after ten wrong codes, but not in a browser that has signed in before", async () => {
    const { key } = await setUp(await api.signIn("pro"));
    const device = await deviceCookieOf(await firstStep(), now(key));
    api.clock.advance(MINUTE);
    const token = await firstStep();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(secondStep(token, "000000")).rejects.toMatchObject(WRONG);
    }
    const locked = { status: 429, retryAfterSeconds: expect.any(Number) };
    await expect(secondStep(token, now(key))).rejects.toMatchObject(locked);
    const answer = await postCode(token, now(key), { Cookie: device });
    expect(answer.status).toBe(200);
  });
});

describe("a recovery code", () => {
  test("signs in once, and its use is mailed", async () => {
    const client = await api.signIn("pro");
    const { codes } = await setUp(client);
    await secondStep(await firstStep(), codes[0]?.toUpperCase() ?? "");
    expect((await client.call(readFactors, {})).recoveryCodesLeft).toBe(9);
    expect((await mailed()).at(-1)).toMatchObject({ change: "recovery-code-used", left: 9 });
    await expect(secondStep(await firstStep(), codes[0] ?? "")).rejects.toMatchObject({
      status: 422,
      fields: { code: [expect.stringContaining("Prenez-en un autre.")] },
    });
  });

  test("sent twice at the same time signs in once", async () => {
    const { codes } = await setUp(await api.signIn("pro"));
    const tokens = [await firstStep(), await firstStep()];
    const outcomes = await Promise.allSettled(
      tokens.map((token) => secondStep(token, codes[1] ?? "")),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("of a former set, or of another user, is refused", async () => {
    const client = await api.signIn("pro");
    const { key, codes } = await setUp(client);
    const other = await setUp(await api.signIn("terme"));
    const body = { password, code: now(key) };
    const renewed = await client.call(renewRecoveryCodes, { body });
    expect(renewed.codes).toHaveLength(10);
    for (const code of [codes[0], other.codes[0]]) {
      await expect(secondStep(await firstStep(), code ?? "")).rejects.toMatchObject(WRONG);
    }
    await secondStep(await firstStep(), renewed.codes[0] ?? "");
  });
});

describe("removing the app", () => {
  test("asks for the password and a code, ends other sessions and is mailed", async () => {
    const client = await api.signIn("pro");
    const { key, codes } = await setUp(client);
    const { token = "" } = await secondStep(await firstStep(), codes[0] ?? "");
    const elsewhere = api.clientOf(token);
    const remove = (body: { password: string; code?: string }) =>
      client.call(removeAuthenticator, { body });
    await expect(remove({ password: "wrong", code: now(key) })).rejects.toMatchObject({
      fields: { password: [expect.anything()] },
    });
    await expect(remove({ password })).rejects.toMatchObject({
      fields: { code: [expect.stringMatching(/Saisissez/)] },
    });
    await expect(remove({ password, code: "000000" })).rejects.toMatchObject(WRONG);
    await remove({ password, code: now(key) });
    expect((await mailed()).at(-1)).toMatchObject({ change: "authenticator-removed" });
    await expect(elsewhere.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
    const without = { authenticatorSince: null, recoveryCodesLeft: 0 };
    expect(await client.call(readFactors, {})).toMatchObject(without);
    await api.visitor.call(login, { body: { email: emailOf("pro"), password } });
  });
});

async function restorePassword(): Promise<void> {
  const { db } = api.context;
  const { password_hash } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("email", "=", emailOf("terme"))
    .executeTakeFirstOrThrow();
  await db
    .updateTable("users")
    .set({ password_hash })
    .where("email", "=", emailOf("pro"))
    .execute();
}

function postCode(token: string, code: string, headers: Record<string, string> = {}) {
  return api.fetch("/account/api/v1/login/code", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ data: { jeton: token, code } }),
  });
}

/** Cookie of a browser that has signed in. */
async function deviceCookieOf(token: string, code: string): Promise<string> {
  const cookies = (await postCode(token, code)).headers.getSetCookie();
  const device = cookies.find((cookie) => cookie.startsWith("parution-device="));
  return device?.split(";")[0] ?? "";
}
