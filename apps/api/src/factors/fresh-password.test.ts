import {
  confirmAuthenticator,
  readFactors,
  startAuthenticator,
  startPasskey,
} from "@parution/contract/factors";
import { login } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { demoPublisher } from "../platform/config/publisher.ts";
import { codeAt } from "../testing/factors.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";

const TEN_MINUTES = 600_000;
const MISSING = { status: 422, fields: { password: [expect.stringContaining("Saisissez")] } };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("the first factor is added without the password within ten minutes of the login by it", async () => {
  const body = { email: emailOf("pro"), password: DEMO_PASSWORD };
  const { token = "" } = await api.visitor.call(login, { body });
  const client = api.clientOf(token);
  api.clock.advance(TEN_MINUTES);
  await expect(client.call(startAuthenticator, { body: {} })).rejects.toMatchObject(MISSING);
  expect((await client.call(readFactors, {})).isPasswordFresh).toBe(false);
  api.clock.advance(-1);
  expect((await client.call(readFactors, {})).isPasswordFresh).toBe(true);
  const { key } = await client.call(startAuthenticator, { body: {} });
  const code = codeAt(key, api.clock.now());
  await client.call(confirmAuthenticator, { body: { code } });
  expect((await client.call(readFactors, {})).isPasswordFresh).toBe(false);
  await expect(client.call(startPasskey, { body: {} })).rejects.toMatchObject(MISSING);
});

test("a session that no password has opened adds no factor without it", async () => {
  const client = await api.signIn("terme");
  await expect(client.call(startPasskey, { body: {} })).rejects.toMatchObject(MISSING);
});

test.each([
  ["fr", "Échos du Souss"],
  ["ar", "أصداء سوس"],
] as const)(
  "an authenticator app and a passkey name the publisher in the user's language (%s)",
  async (language, name) => {
    const { config } = api.context;
    const { tradeName: _, ...own } = demoPublisher;
    const legalName = { fr: "Échos du Souss", ar: "أصداء سوس" };
    Object.assign(config, { publisher: { ...own, legalName } });
    const client = await api.signIn("terme", language);
    const body = { password: DEMO_PASSWORD };
    const { uri } = await client.call(startAuthenticator, { body });
    const { options } = await client.call(startPasskey, { body });
    Object.assign(config, { publisher: demoPublisher });
    expect(new URL(uri).searchParams.get("issuer")).toBe(name);
    expect(JSON.parse(options)).toMatchObject({ rp: { name } });
  },
);
