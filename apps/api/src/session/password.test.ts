import { changePassword, login, logout, readCurrentUser } from "@parution/contract/session";
import { readSessions } from "@parution/contract/sessions";
import { readMenu } from "@parution/contract/site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { checkCredentials, signIn } from "./login.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const OWN = "un moulin sous la pluie";

/** Gives an account a password that is not its own, as a parent does who adds a member. */
async function givePassword(account: "membre" | "convention"): Promise<void> {
  await api.context.db
    .updateTable("users")
    .set({ must_change_password: true })
    .where("email", "=", emailOf(account))
    .execute();
}

test("until a first password is changed, its user may only change it or sign out", async () => {
  await givePassword("membre");
  const body = { email: emailOf("membre"), password: DEMO_PASSWORD };
  expect((await api.visitor.call(login, { body })).user.mustChangePassword).toBe(true);

  const member = await api.signIn("membre");
  const attempt = member.call(readCurrentUser, {});
  await expect(attempt).rejects.toMatchObject({ status: 403, code: "PASSWORD_CHANGE_REQUIRED" });
  expect((await member.call(readMenu, { query: {} })).account).toEqual([]);
  await expect(member.call(logout, {})).resolves.toBeDefined();

  const again = await api.signIn("membre");
  await again.call(changePassword, { body: { current: DEMO_PASSWORD, next: OWN } });
  expect(await again.call(readCurrentUser, {})).toMatchObject({ mustChangePassword: false });
  expect((await again.call(readMenu, { query: {} })).account).not.toEqual([]);
});

test("the new password signs in, the old one does not, and every other session has ended", async () => {
  const elsewhere = await api.signIn("credit");
  const here = await api.signIn("credit");
  await here.call(changePassword, { body: { current: DEMO_PASSWORD, next: OWN } });
  await expect(elsewhere.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(here.call(readCurrentUser, {})).resolves.toBeDefined();

  const email = emailOf("credit");
  const former = api.visitor.call(login, { body: { email, password: DEMO_PASSWORD } });
  await expect(former).rejects.toMatchObject({ status: 401 });
  await expect(api.visitor.call(login, { body: { email, password: OWN } })).resolves.toBeDefined();
});

test("a login whose password was right opens no session once the password has changed", async () => {
  const email = emailOf("convention");
  const attempt = { email, password: DEMO_PASSWORD, device: null, address: "127.0.0.1" };
  const checked = await checkCredentials(api.context, attempt);
  const here = await api.signIn("convention");
  await here.call(changePassword, { body: { current: DEMO_PASSWORD, next: OWN } });
  const opening = signIn(api.context, checked, { browser: null, system: null }, true);
  await expect(opening).rejects.toMatchObject({ status: 401, code: "WRONG_CREDENTIALS" });
  expect((await here.call(readSessions, {})).sessions).toHaveLength(1);
});

test.each([
  ["a wrong current one", { current: "autre", next: OWN }, "current"],
  ["one that is too short", { current: DEMO_PASSWORD, next: "onze signes" }, "next"],
  ["a common one", { current: DEMO_PASSWORD, next: "terme-parution-2026" }, "next"],
  ["one of those that are stolen most", { current: DEMO_PASSWORD, next: "1q2w3e4r5t6y" }, "next"],
  ["usual French words", { current: DEMO_PASSWORD, next: "voitureblanche" }, "next"],
  ["usual Arabic words", { current: DEMO_PASSWORD, next: "مستخدمالحاسوب" }, "next"],
  ["Arabic words with vowels", { current: DEMO_PASSWORD, next: "مُسْتَخْدِمالحاسوب" }, "next"],
  ["one of them with figures", { current: DEMO_PASSWORD, next: "football12345" }, "next"],
  ["the same one", { current: DEMO_PASSWORD, next: DEMO_PASSWORD }, "next"],
])("%s is refused at its field, and nothing changes", async (_case, body, field) => {
  const client = await api.signIn("terme");
  const attempt = client.call(changePassword, { body });
  await expect(attempt).rejects.toMatchObject({
    status: 422,
    fields: { [field]: [expect.any(String)] },
  });
  const before = { email: emailOf("terme"), password: DEMO_PASSWORD };
  await expect(api.visitor.call(login, { body: before })).resolves.toBeDefined();
});

test("limits password attempts within a session", async () => {
  const client = await api.signIn("plafond");
  const guess = () => client.call(changePassword, { body: { current: "guess", next: OWN } });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await expect(guess()).rejects.toMatchObject({ status: 422 });
  }
  await expect(guess()).rejects.toMatchObject({ status: 429 });
});
