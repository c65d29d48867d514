import { readOptions } from "@parution/contract/catalogue";
import type { Client } from "@parution/contract/client";
import {
  checkInstallationLink,
  createOwner,
  exportStarterBook,
  openInstallation,
  readInstallation,
  removeBook,
  removeMailServer,
  saveBook,
  saveCard,
  saveDays,
  saveMail,
  saveNewspaper,
  savePrices,
  savePublisher,
  sendTestLetter,
  testCard,
} from "@parution/contract/installation";
import { register } from "@parution/contract/registration";
import { login, readTheme } from "@parution/contract/session";
import { readHome, readMenu } from "@parution/contract/site";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSheets } from "../desk-catalogue/read-sheets.ts";
import { writeBook } from "../desk-catalogue/workbook.ts";
import { applySettings } from "../platform/config/settings.ts";
import { copyUnused, startApiOn, type TestApi } from "../testing/index.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";
import { readEntries, verifyTrail } from "../trail/index.ts";
import { installationAddress } from "./owner.ts";

let api: TestApi;
beforeEach(async () => {
  api = await startApiOn(await copyUnused(), { env: { DEMO_DATA: "0" } });
  // The tests' environment has keys of its own on a server.
  const fixed = { publisher: false, card: false, cash: false, mail: false };
  Object.assign(api.context.config, { fixed });
});
afterEach(() => api.stop());

const HOUR = 3_600_000;
const person = {
  civility: "mrs",
  firstName: "Fatima",
  lastName: "Aït Ali",
  email: "direction@echo-du-souss.ma",
  password: "un moulin sous la pluie",
} as const;

async function printedToken(): Promise<string> {
  const address = await installationAddress(api.context);
  return address?.split("#jeton=")[1] ?? "";
}

/** An owner with a second factor. */
async function signInOwner(): Promise<Client> {
  await api.visitor.call(createOwner, { body: { ...person, token: await printedToken() } });
  const { token = "" } = await api.visitor.call(login, { body: person });
  await api.context.db.updateTable("sessions").set({ second_factor_at: new Date() }).execute();
  return api.clientOf(token);
}

const publisher = {
  legalNameFr: "Éditions du Souss",
  legalNameAr: "منشورات سوس",
  legalFormFr: "SARL",
  legalFormAr: "شركة ذات مسؤولية محدودة",
  addressFr: "12, avenue Hassan II, Agadir",
  addressAr: "شارع الحسن الثاني، أكادير",
  phone: "0528000012",
  email: "facturation@echo-du-souss.ma",
  ice: "001987654000047",
  taxId: "40219876",
  businessTax: "34019876",
  tradeRegisterFr: "Agadir 21987",
  tradeRegisterAr: "أكادير 21987",
};
const newspaper = {
  nameFr: "L’Écho du Souss",
  nameAr: "صدى سوس",
  slug: "echo-du-souss",
  medium: "print",
  language: "fr",
  colour: "#0b6e4f",
} as const;

test("the printed address creates one owner, within an hour, and a newer one ends it", async () => {
  const former = await printedToken();
  const token = await printedToken();
  const check = (tried: string) =>
    api.visitor.call(checkInstallationLink, { body: { token: tried } });
  await expect(check(former)).rejects.toMatchObject({ status: 410, code: "LINK_ENDED" });
  expect((await check(token)).expiresAt).toBe(api.clock.now() + HOUR);
  api.clock.advance(HOUR);
  await expect(check(token)).rejects.toMatchObject({ status: 410, code: "LINK_ENDED" });
  api.clock.advance(-HOUR);
  const weak = api.visitor.call(createOwner, { body: { ...person, token, password: "azerty" } });
  await expect(weak).rejects.toMatchObject({ fields: { password: [expect.any(String)] } });
  const twice = () => api.visitor.call(createOwner, { body: { ...person, token } });
  const outcomes = await Promise.allSettled([twice(), twice()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(twice()).rejects.toMatchObject({ status: 410, code: "LINK_USED" });
  expect(await installationAddress(api.context)).toBeNull();
  expect(await readEntries(api.context.db, 0, 9)).toMatchObject([
    { command: "owner", before: { owner: null }, after: { owner: person.email } },
  ]);
});

test("no visitor signs up before the owner, whose address would be lost by it", async () => {
  const token = await printedToken();
  const { civility, firstName, lastName, password } = person;
  const stranger = { civility, firstName, lastName, password, email: "premier@exemple.test" };
  const body = {
    ...stranger,
    kind: "individual" as const,
    phone: "0661000231",
    termsVersion: "2026-11-01",
    captcha: await solveCaptcha(api.visitor),
  } as const;
  const early = api.visitor.call(register, { body });
  await expect(early).rejects.toMatchObject({ status: 409, code: "NOT_INSTALLED" });
  await api.visitor.call(createOwner, { body: { ...person, token } });
});

test("before the first newspaper the portal has an empty home page and an empty menu", async () => {
  expect(await api.visitor.call(readHome, { query: {} })).toMatchObject({
    supports: [],
    headings: [],
  });
  expect(await api.visitor.call(readMenu, {})).toEqual({ headings: [], account: [] });
});

test("the steps open a newspaper in its theme, each with its entry of the trail", async () => {
  const owner = await signInOwner();
  await expect(owner.call(openInstallation, {})).rejects.toMatchObject({ code: "STEP_MISSING" });
  const mistyped = { ...publisher, bankAccount: "007 780 0001234567890123 45" };
  const refused = owner.call(savePublisher, { body: mistyped });
  await expect(refused).rejects.toMatchObject({ fields: { bankAccount: [expect.any(String)] } });
  await owner.call(savePublisher, { body: publisher });
  await owner.call(saveNewspaper, { body: newspaper });
  await owner.call(saveDays, { body: { closedDays: [5], moroccanHolidays: true } });
  const priced = owner.call(savePrices, { body: { unit: 1600 } });
  await expect(priced).rejects.toMatchObject({ fields: { module: [expect.any(String)] } });
  await owner.call(savePrices, { body: { unit: 1600, module: 14_000 } });
  const kept = await owner.call(readInstallation, {});
  expect(kept).toMatchObject({ opened: null, publisher, newspaper });
  expect(await owner.call(openInstallation, {})).toEqual({ opened: "/fr/echo-du-souss" });
  await expect(owner.call(openInstallation, {})).rejects.toMatchObject({ code: "ALREADY_OPEN" });
  const late = owner.call(saveNewspaper, { body: newspaper });
  await expect(late).rejects.toMatchObject({ code: "ALREADY_OPEN" });
  const home = await api.visitor.call(readHome, { query: {} });
  expect(home.supports.map(({ slug }) => slug)).toEqual(["echo-du-souss"]);
  // A newspaper on paper alone offers nothing to order in a digital one.
  const { channels } = await api.visitor.call(readOptions, { params: { supportId: 1 } });
  expect(channels.map(({ medium }) => medium)).toEqual(["print"]);
  const { overrides } = await api.visitor.call(readTheme, { body: { supportId: 1 } });
  expect(overrides?.light.brand).toBe("#0b6e4f");
  const entries = await readEntries(api.context.db, 1, 100);
  expect(entries.map(({ subject }) => subject)).toEqual([
    ...["publisher", "newspaper", "days", "prices", "echo-du-souss"],
  ]);
  expect(entries[1]).toMatchObject({ before: {}, after: { slug: "echo-du-souss" } });
  expect(await verifyTrail(api.context.db)).toMatchObject({ whole: true });
});

/** The starter catalogue of a newspaper that is ready to be opened, with another text in the first row of headings. */
async function changedStarter(owner: Client, label: string): Promise<File> {
  await owner.call(savePublisher, { body: publisher });
  await owner.call(saveNewspaper, { body: newspaper });
  await owner.call(saveDays, { body: { closedDays: [5], moroccanHolidays: true } });
  await owner.call(savePrices, { body: { unit: 1600, module: 14_000 } });
  const book = await owner.call(exportStarterBook, {});
  const sheets = readSheets(new Uint8Array(await book.arrayBuffer()));
  const [head, first] = sheets.find(({ name }) => name === "rubriques")?.rows ?? [];
  const header = (head?.cells ?? []).map(String);
  const cells = (first?.cells ?? []) as (string | number | null)[];
  const row = cells.map((cell, at) => (header[at] === "libelle_fr" ? label : cell));
  const written = writeBook([{ name: "rubriques", header, rows: [row] }]);
  return new File([await new Response(written).arrayBuffer()], "rubriques.xlsx");
}

const headingsOf = async () => {
  const { headings } = await api.visitor.call(readHome, { query: {} });
  return headings.map(({ label }) => label);
};

test("a spreadsheet made from the starter catalogue waits, and is written when the newspaper opens", async () => {
  const owner = await signInOwner();
  const file = await changedStarter(owner, "Avis et annonces");
  expect(await owner.call(saveBook, { body: { file } })).toMatchObject({ rows: 1, faulty: 0 });
  expect(await owner.call(readInstallation, {})).toMatchObject({
    book: { name: "rubriques.xlsx", rows: 1 },
  });
  expect(await headingsOf()).toEqual([]);
  await owner.call(openInstallation, {});
  expect(await headingsOf()).toContain("Avis et annonces");
});

test("a spreadsheet with a fault does not wait, and one that is removed changes nothing", async () => {
  const owner = await signInOwner();
  const faulty = await changedStarter(owner, "");
  const { faults } = await owner.call(saveBook, { body: { file: faulty } });
  expect(faults).toMatchObject([{ sheet: "rubriques", cell: expect.stringMatching(/^[A-Z]2$/) }]);
  expect(await owner.call(readInstallation, {})).toMatchObject({ book: null });
  const file = await changedStarter(owner, "Avis et annonces");
  await owner.call(saveBook, { body: { file } });
  await owner.call(removeBook, {});
  await owner.call(openInstallation, {});
  expect(await headingsOf()).not.toContain("Avis et annonces");
});

test("keys are kept encrypted, shown nowhere, and used from then on", async () => {
  const owner = await signInOwner();
  const storeKey = "a key of the provider's own";
  const gatewayUrl = "http://127.0.0.1:1/fim/est3Dgate";
  await owner.call(saveCard, { body: { clientId: "600", storeKey, gatewayUrl } });
  expect(api.context.config.card).toEqual({ clientId: "600", storeKey, gatewayUrl });
  await owner.call(saveCard, { body: { clientId: "601", gatewayUrl } });
  expect(api.context.config.card).toMatchObject({ clientId: "601", storeKey });
  const shown = JSON.stringify(await owner.call(readInstallation, {}));
  const rows = await api.context.db.selectFrom("stored_settings").selectAll().execute();
  const trail = await readEntries(api.context.db, 0, 100);
  expect(shown + JSON.stringify([rows, trail])).not.toContain(storeKey);
  expect(await owner.call(testCard, {})).toMatchObject({ isGood: false });
  const { headers } = await api.fetch("/healthz");
  expect(headers.get("content-security-policy")).toContain("form-action 'self' http://127.0.0.1:1");
});

test("a provider's key set at the desk serves payments from then on, after a restart and in another process", async () => {
  const owner = await signInOwner();
  const { config } = api.context;
  const started = { ...config, ready: { card: false, cash: false } };
  Object.assign(config, started);
  const body = { clientId: "600", gatewayUrl: "http://127.0.0.1:1/fim/est3Dgate" };
  await expect(owner.call(saveCard, { body })).rejects.toMatchObject({ status: 422 });
  await owner.call(saveCard, { body: { ...body, storeKey: "a key of the provider's own" } });
  expect(config.ready).toEqual({ card: true, cash: false });
  const other = { ...started };
  await applySettings({ db: api.context.db, config: other });
  expect(other).toMatchObject({ ready: { card: true, cash: false }, card: config.card });
});

test("the environment's settings win over those of the desk", async () => {
  const owner = await signInOwner();
  const { config } = api.context;
  const body = { from: "a@x.ma", contactTo: "b@x.ma", reportsTo: "c@x.ma" };
  await owner.call(saveMail, { body });
  expect(config.mail.from).toBe("a@x.ma");
  Object.assign(config, { fixed: { ...config.fixed, mail: true }, mail: { smtpUrl: null } });
  await applySettings(api.context);
  expect(config.mail).toEqual({ smtpUrl: null });
  await expect(owner.call(saveMail, { body })).rejects.toMatchObject({ code: "FIXED" });
});

test("a mail server that is removed takes no more letters, and its addresses stay", async () => {
  const owner = await signInOwner();
  const addresses = { from: "a@x.ma", contactTo: "b@x.ma", reportsTo: "c@x.ma" };
  await owner.call(saveMail, { body: { ...addresses, smtpUrl: "smtp://user:secret@127.0.0.1:1" } });
  expect(await owner.call(readInstallation, {})).toMatchObject({ mail: { host: "127.0.0.1" } });
  await owner.call(removeMailServer, {});
  await expect(owner.call(removeMailServer, {})).rejects.toMatchObject({ code: "NO_SERVER" });
  const { mail } = await owner.call(readInstallation, {});
  expect(mail).toMatchObject({ ...addresses, isSet: true, host: null });
  expect(api.context.config.mail.smtpUrl).toBeNull();
  expect(await owner.call(sendTestLetter, {})).toMatchObject({ isGood: true, isProven: false });
  expect(await owner.call(readInstallation, {})).toMatchObject({ mail: { tried: "answered" } });
  await owner.call(saveMail, { body: { ...addresses, from: "d@x.ma" } });
  expect(await owner.call(readInstallation, {})).toMatchObject({ mail: { tried: null } });
  const entry = (await readEntries(api.context.db, 0, 100)).at(-2);
  expect(entry).toMatchObject({
    command: "installation",
    subject: "mail",
    operator: person.email,
    before: { smtpUrl: "•••" },
    after: { smtpUrl: null, from: "a@x.ma" },
  });
});

test("proposes no invented address of the demonstration to a newspaper of its own", async () => {
  const owner = await signInOwner();
  const { mail } = await owner.call(readInstallation, {});
  expect(mail).toMatchObject({ isSet: false, from: "", contactTo: "", reportsTo: "" });
});

test("a test letter without a mail server is reported as kept in the data folder, not as sent", async () => {
  const owner = await signInOwner();
  const sent = await owner.call(sendTestLetter, {});
  const message = expect.stringMatching(new RegExp(`dossier de données.*${person.email}`));
  expect(sent).toMatchObject({ isGood: true, isProven: false, message });
});
