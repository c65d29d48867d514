import type { Client } from "@parution/contract/client";
import {
  addPasskey,
  loginWithPasskey,
  readFactors,
  readLoginChallenge,
  readProofChallenge,
  removePasskey,
  startPasskey,
} from "@parution/contract/factors";
import { login, readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { createPasskey } from "../testing/factors.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";

const password = DEMO_PASSWORD;
const ELSEWHERE = {
  status: 422,
  code: "PASSKEY_ELSEWHERE",
  message: "Cette clé d’accès appartient à un autre site.",
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.context;
  api.clock.set(TEST_NOW);
  await db.deleteFrom("passkeys").execute();
  await db.deleteFrom("passkey_challenges").execute();
  await db.deleteFrom("recovery_codes").execute();
  await db.deleteFrom("rate_limits").execute();
});

const newPasskey = () => createPasskey(api.context.config.publicUrl);

/** Adds a passkey to the user of a client. */
async function add(client: Client, passkey = newPasskey(), name = "Téléphone") {
  const { challenge, options } = await client.call(startPasskey, { body: { password } });
  const body = { name, passkey: { challenge, response: passkey.make(options) } };
  const { codes } = await client.call(addPasskey, { body });
  return { passkey, codes };
}

const challengeOf = (second: boolean, token?: string) =>
  api.visitor.call(readLoginChallenge, { body: { second, ...(token !== undefined && { token }) } });

type Passkey = ReturnType<typeof newPasskey>;

/** Signs in with a passkey, without password. */
async function signInBy(passkey: Passkey, deviation: Parameters<Passkey["sign"]>[1] = {}) {
  const { challenge, options } = await challengeOf(false);
  const response = passkey.sign(options, deviation);
  const body = { second: false, passkey: { challenge, response } };
  return api.visitor.call(loginWithPasskey, { body });
}

async function firstStep(): Promise<string> {
  const body = { email: emailOf("pro"), password };
  const refusal = await api.visitor.call(login, { body }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "SECOND_FACTOR", secondStep: { passkey: true } });
  return (refusal as { secondStep: { token: string } }).secondStep.token;
}

describe("adding a passkey", () => {
  test("asks for the password, lists it by name and gives recovery codes with the first", async () => {
    const client = await api.signIn("pro");
    const wrong = client.call(startPasskey, { body: { password: "wrong" } });
    await expect(wrong).rejects.toMatchObject({ status: 422 });
    expect((await add(client)).codes).toHaveLength(10);
    expect((await add(client, newPasskey(), "Clé USB")).codes).toHaveLength(0);
    const { passkeys } = await client.call(readFactors, {});
    expect(passkeys.map(({ name, usedAt }) => [name, usedAt])).toEqual([
      ["Téléphone", null],
      ["Clé USB", null],
    ]);
  });

  test("ends sessions that were opened by the password alone before, elsewhere", async () => {
    const elsewhere = await api.signIn("pro");
    const client = await api.signIn("pro");
    const { challenge, options } = await elsewhere.call(startPasskey, { body: { password } });
    const { passkey } = await add(client);
    const response = newPasskey().make(options);
    const late = { name: "Intrus", passkey: { challenge, response } };
    const attempt = elsewhere.call(addPasskey, { body: late });
    await expect(attempt).rejects.toMatchObject({ status: 401 });
    const { token = "" } = await signInBy(passkey);
    await add(client, newPasskey(), "Tablette");
    await expect(api.clientOf(token).call(readCurrentUser, {})).resolves.toBeDefined();
  });

  test("names what the authenticator holds already, and refuses it a second time", async () => {
    const client = await api.signIn("pro");
    const { passkey } = await add(client);
    const { options } = await client.call(startPasskey, { body: { password } });
    expect(JSON.parse(options).excludeCredentials).toMatchObject([{ id: passkey.id }]);
    await expect(add(client, passkey)).rejects.toMatchObject({ code: "PASSKEY_KNOWN" });
  });

  test.each([
    ["page", { origin: "https://annonces.exemple" }],
    ["authenticator", { rpId: "annonces.exemple" }],
  ])("refuses one that another site's %s has made", async (_case, deviation) => {
    const client = await api.signIn("pro");
    const { challenge, options } = await client.call(startPasskey, { body: { password } });
    const response = newPasskey().make(options, deviation);
    const body = { name: "Ailleurs", passkey: { challenge, response } };
    await expect(client.call(addPasskey, { body })).rejects.toMatchObject(ELSEWHERE);
  });

  test("takes a challenge once, for the user who asked, for five minutes", async () => {
    const client = await api.signIn("pro");
    const passkey = newPasskey();
    const ask = async () => {
      const { challenge, options } = await client.call(startPasskey, { body: { password } });
      return { name: "Clé", passkey: { challenge, response: passkey.make(options) } };
    };
    const expired = { status: 422, code: "PASSKEY_CHALLENGE" };
    const stolen = await ask();
    const other = await api.signIn("terme");
    await expect(other.call(addPasskey, { body: stolen })).rejects.toMatchObject(expired);
    const late = await ask();
    api.clock.advance(5 * 60_000);
    await expect(client.call(addPasskey, { body: late })).rejects.toMatchObject(expired);
    const body = await ask();
    await client.call(addPasskey, { body });
    await expect(client.call(addPasskey, { body })).rejects.toMatchObject(expired);
  });
});

describe("a login with a passkey alone", () => {
  test("names no passkey, and opens a session of its user", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    expect(JSON.parse((await challengeOf(false)).options).allowCredentials ?? []).toEqual([]);
    expect((await signInBy(passkey)).user.email).toBe(emailOf("pro"));
  });

  test("is refused unless the passkey has verified its user", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    const refused = signInBy(passkey, { verified: false });
    await expect(refused).rejects.toMatchObject({ code: "PASSKEY_UNVERIFIED" });
  });

  test.each([
    ["from another origin", { origin: "https://annonces.exemple" }],
    ["of another site", { rpId: "annonces.exemple" }],
  ])("is refused %s", async (_case, deviation) => {
    const { passkey } = await add(await api.signIn("pro"));
    await expect(signInBy(passkey, deviation)).rejects.toMatchObject(ELSEWHERE);
  });

  test("is refused with an unknown passkey, and another key's signature", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    await expect(signInBy(newPasskey())).rejects.toMatchObject({ code: "PASSKEY_UNKNOWN" });
    const { challenge, options } = await challengeOf(false);
    const signed = JSON.parse(newPasskey().sign(options));
    const response = JSON.stringify({ ...signed, id: passkey.id, rawId: passkey.id });
    const body = { second: false, passkey: { challenge, response } };
    await expect(api.visitor.call(loginWithPasskey, { body })).rejects.toMatchObject({
      code: "PASSKEY_INVALID",
    });
  });

  test("is refused when the counter was reached before, as a copy of the passkey would", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    await signInBy(passkey, { counter: 7 });
    const copied = { status: 422, code: "PASSKEY_COPIED" };
    await expect(signInBy(passkey, { counter: 7 })).rejects.toMatchObject(copied);
    await expect(signInBy(passkey, { counter: 0 })).rejects.toMatchObject(copied);
    await signInBy(passkey, { counter: 8 });
  });

  test("takes one of two answers at the same time to one challenge", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    const { challenge, options } = await challengeOf(false);
    const bodies = [passkey.sign(options), passkey.sign(options)].map((response) => ({
      second: false,
      passkey: { challenge, response },
    }));
    const outcomes = await Promise.allSettled(
      bodies.map((body) => api.visitor.call(loginWithPasskey, { body })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("is refused to a deactivated user", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    const { db } = api.context;
    const user = (active: boolean) =>
      db.updateTable("users").set({ active }).where("email", "=", emailOf("pro")).execute();
    await user(false);
    await expect(signInBy(passkey)).rejects.toMatchObject({ status: 403, code: "DEACTIVATED" });
    await user(true);
  });
});

describe("a passkey in the second step", () => {
  test("names the user's passkeys, and needs no verification of the user", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    const token = await firstStep();
    const { challenge, options } = await challengeOf(true, token);
    expect(JSON.parse(options).allowCredentials).toMatchObject([{ id: passkey.id }]);
    const response = passkey.sign(options, { verified: false });
    const body = { token, second: true, passkey: { challenge, response } };
    const { user } = await api.visitor.call(loginWithPasskey, { body });
    expect(user.email).toBe(emailOf("pro"));
  });

  test("of another user is refused, and so is a challenge of a login without password", async () => {
    const { passkey } = await add(await api.signIn("pro"));
    const other = await add(await api.signIn("terme"));
    const token = await firstStep();
    const send = async (from: Passkey, second: boolean) => {
      const { challenge, options } = await challengeOf(second, token);
      const body = { token, second: true, passkey: { challenge, response: from.sign(options) } };
      return api.visitor.call(loginWithPasskey, { body });
    };
    await expect(send(other.passkey, true)).rejects.toMatchObject({ code: "PASSKEY_UNKNOWN" });
    await expect(send(passkey, false)).rejects.toMatchObject({ code: "PASSKEY_CHALLENGE" });
  });

  test("is refused before a right password", async () => {
    const expired = { status: 401, code: "LOGIN_EXPIRED" };
    await expect(challengeOf(true)).rejects.toMatchObject(expired);
    await expect(challengeOf(true, "A".repeat(43))).rejects.toMatchObject(expired);
  });
});

test("removing a passkey asks for the password and a factor, and ends other sessions", async () => {
  const client = await api.signIn("pro");
  const { passkey } = await add(client);
  const elsewhere = api.clientOf((await signInBy(passkey)).token ?? "");
  const { passkeys } = await client.call(readFactors, {});
  const id = passkeys[0]?.id ?? 0;
  const bare = client.call(removePasskey, { body: { id, password } });
  await expect(bare).rejects.toMatchObject({ status: 422, fields: { code: [expect.anything()] } });
  const other = await api.signIn("terme");
  const foreign = other.call(removePasskey, { body: { id, password } });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
  const { challenge, options } = await client.call(readProofChallenge, {});
  const body = { id, password, passkey: { challenge, response: passkey.sign(options) } };
  await client.call(removePasskey, { body });
  await expect(elsewhere.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
  expect(await client.call(readFactors, {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  await expect(signInBy(passkey)).rejects.toMatchObject({ code: "PASSKEY_UNKNOWN" });
});
