import type { Client } from "@parution/contract/client";
import {
  addPasskey,
  confirmAuthenticator,
  loginWithPasskey,
  readLoginChallenge,
  startAuthenticator,
  startPasskey,
} from "@parution/contract/factors";
import { changeAddress, confirmAddress, undoAddress } from "@parution/contract/own-account";
import { recoverPassword } from "@parution/contract/registration";
import { readCurrentUser } from "@parution/contract/session";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { hashPassword } from "../platform/password.ts";
import { codeAt, createPasskey } from "../testing/factors.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { mailsTo, signInAs } from "../testing/registering.ts";

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
  const [mail] = await mailsTo(api, email);
  if (mail === undefined) throw new Error(`${email} has no mail.`);
  return mail;
}

const signIn = (email: string, password = DEMO_PASSWORD) => signInAs(api, email, password);
const confirm = (token: string) => api.visitor.call(confirmAddress, { body: { token } });
const undo = (token: string) => api.visitor.call(undoAddress, { body: { token } });

const CHOSEN = "un phare dans la brume";
const choosePassword = (token: string) =>
  api.visitor.call(recoverPassword, { body: { token, next: CHOSEN } });

/** Gives a user the demonstration's password back. */
async function resetPassword(email: string): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const { db } = api.context;
  await db.updateTable("users").set({ password_hash }).where("email", "=", email).execute();
}

/** Adds a passkey to the user of a client. */
async function addPasskeyOf(client: Client, name: string) {
  const passkey = createPasskey(api.context.config.publicUrl);
  const start = await client.call(startPasskey, { body: { password: DEMO_PASSWORD } });
  const response = passkey.make(start.options);
  const body = { name, passkey: { challenge: start.challenge, response } };
  await client.call(addPasskey, { body });
  return passkey;
}

/** Signs in with a passkey alone. */
async function signInBy(passkey: ReturnType<typeof createPasskey>) {
  const start = await api.visitor.call(readLoginChallenge, { body: { second: false } });
  const response = passkey.sign(start.options);
  const body = { second: false, passkey: { challenge: start.challenge, response } };
  return api.visitor.call(loginWithPasskey, { body });
}

describe("another address", () => {
  const former = emailOf("convention");
  const next = "convention@exemple.test";

  test("is valid once it is confirmed, and the former one can take itself back", async () => {
    const client = await api.signIn("convention");
    const change = { email: "Convention@Exemple.test", password: DEMO_PASSWORD };
    await client.call(changeAddress, { body: change });
    await expect(signIn(next)).rejects.toMatchObject({ status: 401 });
    const confirmation = await newestMail(next);
    await confirm(confirmation.token);
    await expect(confirm(confirmation.token)).rejects.toMatchObject(LINK_ENDED);
    await expect(signIn(former)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(next)).resolves.toBeDefined();

    const { template, token } = await newestMail(former);
    expect(template).toBe("address-changed");
    await expect(confirm(token)).rejects.toMatchObject(LINK_ENDED);
    const { recoveryToken } = await undo(token);
    await expect(client.call(readCurrentUser, {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(former)).rejects.toMatchObject({ status: 401 });
    await choosePassword(recoveryToken);
    await expect(signIn(former, CHOSEN)).resolves.toBeDefined();
    await expect(undo(token)).rejects.toMatchObject(LINK_ENDED);
    await resetPassword(former);
  });

  test("is refused where it is the user's own, whose mailbox is left alone", async () => {
    const client = await api.signIn("pro");
    const mails = () => mailsTo(api, emailOf("pro"));
    const before = (await mails()).length;
    const change = { email: emailOf("pro").toUpperCase(), password: DEMO_PASSWORD };
    await expect(client.call(changeAddress, { body: change })).rejects.toMatchObject({
      status: 422,
      fields: { email: ["C’est déjà votre adresse."] },
    });
    expect(await mails()).toHaveLength(before);
  });

  test("taken back keeps nothing that was added to sign in since or shortly before, and its owner is mailed what was removed", async () => {
    const owners = emailOf("convention");
    const client = await api.signIn("convention");
    const first = await addPasskeyOf(client, "Téléphone");
    const old = { created_at: new Date(api.clock.now() - 4 * DAY) };
    await api.context.db.updateTable("passkeys").set(old).where("name", "=", "Téléphone").execute();
    const before = await addPasskeyOf(client, "Clé d’avance");
    api.clock.advance(1000);
    await client.call(changeAddress, {
      body: { email: "vol@exemple.test", password: DEMO_PASSWORD },
    });
    await confirm((await newestMail("vol@exemple.test")).token);
    const { token } = await newestMail(owners);
    api.clock.advance(1000);
    const later = await addPasskeyOf(client, "Clé de l’intrus");
    const { key } = await client.call(startAuthenticator, { body: { password: DEMO_PASSWORD } });
    const code = codeAt(key, api.clock.now());
    await client.call(confirmAuthenticator, { body: { code } });

    const { recoveryToken } = await undo(token);
    for (const stolen of [before, later]) {
      await expect(signInBy(stolen)).rejects.toMatchObject({ code: "PASSKEY_UNKNOWN" });
    }
    await expect(signInBy(first)).resolves.toBeDefined();
    const { template, data } = await newestMail(owners);
    expect(template).toBe("address-restored");
    expect(data).toMatchObject({
      lost: {
        authenticator: true,
        passkeys: ["Clé d’avance", "Clé de l’intrus"],
        recoveryCodes: true,
      },
      kept: { authenticator: false, passkeys: ["Téléphone"], recoveryCodes: false },
    });
    await choosePassword(recoveryToken);
    const proved = signIn(owners, CHOSEN);
    await expect(proved).rejects.toMatchObject({
      code: "SECOND_FACTOR",
      secondStep: { passkey: true, authenticator: false },
    });
    await api.context.db.deleteFrom("passkeys").execute();
    await api.context.db.deleteFrom("recovery_codes").execute();
    await resetPassword(owners);
  });

  test("asks for the password", async () => {
    const client = await api.signIn("convention");
    const attempt = client.call(changeAddress, { body: { email: next, password: "autre" } });
    await expect(attempt).rejects.toMatchObject({ status: 422, fields: { password: [/actuel/] } });
  });

  test("that has an account has the same answer, and its owner is notified by mail alone", async () => {
    const client = await api.signIn("convention");
    const ask = (email: string) =>
      client.call(changeAddress, { body: { email, password: DEMO_PASSWORD } });
    expect(await ask(emailOf("pro"))).toEqual(await ask("libre@exemple.test"));
    expect((await newestMail(emailOf("pro"))).template).toBe("registration-known");
  });

  test("of two users who confirm it at once is given to one", async () => {
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
    await resetPassword(owners);
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
    const byIntruder = await undo((await newestMail("un@exemple.test")).token);
    const { recoveryToken } = await undo(byOwner);
    const late = choosePassword(byIntruder.recoveryToken);
    await expect(late).rejects.toMatchObject(LINK_ENDED);
    await choosePassword(recoveryToken);
    await expect(signIn(emailOf("convention"), CHOSEN)).resolves.toBeDefined();
    await resetPassword(emailOf("convention"));
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
