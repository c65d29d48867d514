import { checkRecoveryLink, register, requestRecovery } from "@parution/contract/registration";
import { readConfigs } from "@parution/contract/site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";

let api: TestApi;
let external: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  external = await startTestApi({
    env: { ACCOUNT_SITE_URL: "https://comptes.exemple.test/espace" },
  });
});
afterAll(async () => {
  await api.stop();
  await external.stop();
});

test("with an external account site, links lead there", async () => {
  const { links } = await external.visitor.call(readConfigs, { query: {} });
  expect(links).toMatchObject({
    register: "https://comptes.exemple.test/espace/inscription",
    recoverPassword: "https://comptes.exemple.test/espace/mot-de-passe",
  });
});

test("settings name other addresses of the external site", async () => {
  const { db } = external.context;
  const value = JSON.stringify({ register: "https://comptes.exemple.test/ouvrir" });
  await db.updateTable("settings").set({ value }).where("key", "=", "account_links").execute();
  const { links } = await external.visitor.call(readConfigs, { query: {} });
  expect(links).toMatchObject({
    register: "https://comptes.exemple.test/ouvrir",
    recoverPassword: "https://comptes.exemple.test/espace/mot-de-passe",
  });
});

test("with an external account site, the portal opens no account and recovers no password", async () => {
  const captcha = await solveCaptcha(external.visitor);
  const email = "nawal@exemple.test";
  const recovery = external.visitor.call(requestRecovery, { body: { email, captcha } });
  await expect(recovery).rejects.toMatchObject({ status: 404 });
  const check = external.visitor.call(checkRecoveryLink, { body: { token: "inconnu" } });
  await expect(check).rejects.toMatchObject({ status: 404 });
  const person = {
    kind: "individual",
    civility: "mrs",
    firstName: "Nawal",
    lastName: "Idrissi",
    phone: "0661000231",
    email,
    password: "un moulin sous la pluie",
    termsVersion: "2026-11-01",
  } as const;
  const attempt = external.visitor.call(register, { body: { ...person, captcha } });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});

test("where none is configured, the links are empty: the portal has both itself", async () => {
  const { links } = await api.visitor.call(readConfigs, { query: {} });
  expect(links).toMatchObject({ register: "", recoverPassword: "" });
});
