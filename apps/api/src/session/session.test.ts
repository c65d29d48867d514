import { login, logout, readBusiness, readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, demoAccounts, emailOf } from "../demo/accounts.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const LOGIN = "/account/api/v1/login";

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const json = { "Content-Type": "application/json", ...headers };
  return api.fetch(path, { method: "POST", headers: json, body: JSON.stringify(body) });
}

const credentials = (email: string, password = DEMO_PASSWORD) => ({
  data: { email, password, api_token: "parution-demo" },
});

/** The session cookie of an answer, as a browser sends it back. */
function cookieOf(answer: Response, name = "parution-session"): string {
  const found = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return found?.split(";")[0] ?? "";
}

test.each(demoAccounts)("the demonstration account %s signs in", async (account) => {
  const body = { email: emailOf(account), password: DEMO_PASSWORD };
  const { user } = await api.visitor.call(login, { body });
  expect(user.email).toBe(body.email);
});

test("a login answers with the token, the user and the expiry of the session", async () => {
  const answer = await post(LOGIN, credentials("PRO@demo.parution.test"));
  expect(answer.status).toBe(200);
  const { data } = await answer.json();
  expect(data).toMatchObject({
    user: { email: "pro@demo.parution.test", is_parent: 1, civility: "M", roles: "ROLE_USER" },
    exp: (api.clock.now() + 12 * 3_600_000) / 1000,
  });
  expect(JSON.parse(atob(data.token.split(".")[1]))).toMatchObject({
    user: data.user.id,
    exp: data.exp,
  });
});

test("a browser receives its session in a cookie that scripts cannot read, and nowhere else", async () => {
  const headers = { Origin: api.origin, "Sec-Fetch-Site": "same-origin" };
  const answer = await post(LOGIN, credentials("pro@demo.parution.test"), headers);
  const { data } = await answer.clone().json();
  expect(Object.keys(data).toSorted()).toEqual(["exp", "user"]);
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith("parution-session="));
  expect(cookie?.split("; ").slice(1).toSorted()).toEqual([
    "HttpOnly",
    "Max-Age=43200",
    "Path=/",
    "SameSite=Lax",
  ]);
  const user = await post("/account/api/v1/user/current", {}, { Cookie: cookieOf(answer) });
  expect(user.status).toBe(200);
});

test.each([
  ["a wrong password", "pro@demo.parution.test"],
  ["an unknown address", "nobody@demo.parution.test"],
])("%s is answered alike, in the caller's language", async (_case, email) => {
  const french = await post(LOGIN, credentials(email, "wrong"));
  expect(french.status).toBe(401);
  expect((await french.json()).message).toBe("Email ou mot de passe incorrect.");
  const arabic = await post(LOGIN, credentials(email, "wrong"), { "X-Localization": "ar" });
  expect((await arabic.json()).message).toMatch(/\p{Script=Arabic}/u);
});

test("a login names the fault of each field", async () => {
  const answer = await post(LOGIN, { data: { email: "not an address" } });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({
    email: ["Email invalide"],
    password: ["Ce champ est obligatoire."],
  });
});

test("a deactivated member reads so only with the right password", async () => {
  const email = "salma.berrada@demo.parution.test";
  expect((await post(LOGIN, credentials(email))).status).toBe(403);
  expect((await post(LOGIN, credentials(email, "wrong"))).status).toBe(401);
});

test("without the app token every call is refused", async () => {
  const answer = await post(LOGIN, credentials("pro@demo.parution.test"), {
    "X-App-Token": "other",
  });
  expect(answer.status).toBe(401);
  expect((await answer.json()).code).toBe("APP_TOKEN");
});

test("a session ends with logout, even where its token was kept", async () => {
  const client = await api.signIn("pro");
  await client.call(logout, {});
  await expect(client.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
});

test("a session expires", async () => {
  const client = await api.signIn("pro");
  api.clock.advance(12 * 3_600_000 + 1000);
  await expect(client.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
});

test("a forged token opens no session", async () => {
  const [header, payload] = (await api.token("pro")).split(".");
  const forged = { Authorization: `Bearer ${header}.${payload}.${"A".repeat(43)}` };
  expect((await post("/account/api/v1/user/current", {}, forged)).status).toBe(401);
});

test("another site cannot use a browser's session", async () => {
  const Cookie = cookieOf(await post(LOGIN, credentials("pro@demo.parution.test")));
  const from = (headers: Record<string, string>) =>
    post("/account/api/v1/user/current", {}, { Cookie, ...headers }).then(({ status }) => status);
  expect(await from({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(await from({ "Sec-Fetch-Site": "same-site" })).toBe(403);
  expect(await from({ Origin: "https://elsewhere.test" })).toBe(403);
  expect(await from({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(await from({ Origin: api.origin })).toBe(200);
});

test("failures of an attacker never lock out a browser that has signed in before", async () => {
  const email = "convention@demo.parution.test";
  const Cookie = cookieOf(await post(LOGIN, credentials(email)), "parution-device");
  let answer = await post(LOGIN, credentials(email, "guess"));
  for (let attempt = 0; attempt < 10; attempt += 1) {
    answer = await post(LOGIN, credentials(email, "guess"));
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(800);
  expect((await post(LOGIN, credentials(email))).status).toBe(429);
  expect((await post(LOGIN, credentials(email), { Cookie })).status).toBe(200);
  api.clock.advance(15 * 60_000 + 1000);
  expect((await post(LOGIN, credentials(email))).status).toBe(200);
});

test.each([
  [
    "particulier",
    { kind: "individual", balance: 500_000, creditAccount: false, convention: false },
  ],
  ["pro", { kind: "pro", balance: 1_200_000, creditAccount: false, convention: false }],
  ["terme", { creditAccount: true, convention: true, ceiling: { exceeded: false, message: null } }],
  [
    "plafond",
    {
      creditAccount: true,
      convention: true,
      ceiling: { exceeded: true, message: "Plafond de crédit dépassé" },
    },
  ],
  ["convention", { creditAccount: false, convention: true, freeBalance: 25_000 }],
  ["credit", { creditAccount: true, convention: false }],
] as const)("the business of %s has its balances and arrangements", async (account, expected) => {
  const client = await api.signIn(account);
  expect(await client.call(readBusiness, {})).toMatchObject(expected);
});

test("amounts are sent with two decimal places", async () => {
  const headers = { Authorization: `Bearer ${await api.token("pro")}` };
  const answer = await post("/account/api/v1/business", {}, headers);
  expect(await answer.text()).toContain('"solde":12000.00');
});

test("another account's business is not found", async () => {
  const own = await (await api.signIn("pro")).call(readBusiness, {});
  const other = await api.signIn("particulier");
  const attempt = other.call(readBusiness, { body: { businessId: own.id } });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});
