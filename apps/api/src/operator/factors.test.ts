import {
  addPasskey,
  confirmAuthenticator,
  startAuthenticator,
  startPasskey,
} from "@parution/contract/factors";
import { login, readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { codeAt, createPasskey } from "../testing/factors.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { removeFactorsOf } from "./actions/factors.ts";
import { perform } from "./actions/perform.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const password = DEMO_PASSWORD;
const email = emailOf("pro");

const remove = (address: string, dryRun = false) =>
  perform(api.context, removeFactorsOf(address, "seen at the counter"), {
    operator: "salma",
    dryRun,
  });

test("second factors are removed with a reason, the user is notified and signs in by password", async () => {
  const { db, config } = api.context;
  const pro = await api.signIn("pro");
  const { key } = await pro.call(startAuthenticator, { body: { password } });
  await pro.call(confirmAuthenticator, { body: { code: codeAt(key, api.clock.now()) } });
  const { challenge, options } = await pro.call(startPasskey, { body: { password } });
  const passkey = { challenge, response: createPasskey(config.publicUrl).make(options) };
  await pro.call(addPasskey, { body: { name: "Clé", passkey } });
  const first = api.visitor.call(login, { body: { email, password } });
  await expect(first).rejects.toMatchObject({ code: "SECOND_FACTOR" });
  const before = { authenticators: 1, passkeys: 1 };
  expect(await remove(email, true)).toMatchObject({ done: true, change: { before }, entry: null });
  expect(await remove(email)).toMatchObject({ done: true, change: { before } });
  const entry = await db.selectFrom("operator_trail").selectAll().executeTakeFirst();
  expect(entry).toMatchObject({
    operator: "salma",
    command: "remove-factors",
    subject: email,
    reason: "seen at the counter",
    after: { authenticators: 0, passkeys: 0 },
  });
  const mail = await db.selectFrom("mails").select("data").orderBy("id", "desc").executeTakeFirst();
  expect(mail?.data).toMatchObject({ change: "factors-removed" });
  await expect(pro.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
  await api.visitor.call(login, { body: { email, password } });
});

test("an unknown user, or one without a second factor, is refused by name", async () => {
  const unknown = "absent@demo.parution.test";
  expect(await remove(unknown)).toEqual({ done: false, refusal: `There is no user ${unknown}.` });
  const refusal = "The user has no second factor.";
  expect(await remove(emailOf("terme"))).toEqual({ done: false, refusal });
});
