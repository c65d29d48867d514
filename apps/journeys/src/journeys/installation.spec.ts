import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { acceptPayment } from "../support/card-sandbox.ts";
import { ownersAddress, type Program, test } from "../support/empty-program.ts";
import { MONDAY } from "../support/formats.ts";
import { type Hands, handsOf } from "../support/hands.ts";
import { installationTexts } from "../support/installation-texts.ts";
import { expect } from "../support/journey.ts";
import { type Language, labels } from "../support/labels.ts";
import {
  adText,
  choosePlace,
  cities,
  dayCell,
  legalLines,
  openOrderForm,
  price,
} from "../support/order-form.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { followMail, registrationTexts } from "../support/registration.ts";

const OWNER = { email: "direction@echo-du-souss.ma", password: "un moulin sous la pluie" };
const VISITOR = { email: "nawal@exemple.test", password: "un phare dans la brume" };
/** Another one than the form proposes. */
const COLOUR = "#8a1f4b";

/** Ten minutes at the pace of a user, from the empty folder to the paid order of a new visitor. */
const LIMIT = 600_000;

/** A passkey of this browser's, which verifies its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The user of a journey: first the owner, then a visitor. */
interface User {
  readonly page: Page;
  readonly hands: Hands;
  readonly language: Language;
  readonly words: (typeof installationTexts)[Language];
}

const button = ({ page }: User, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

const press = (user: User, name: string): Promise<void> => user.hands.press(button(user, name));

/** Writes into fields by their labels, in the place of what is there. */
async function fill({ page, hands }: User, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true });
    await field.clear();
    await hands.write(field, value);
  }
}

/** Opens the desk's first page in the user's language, whatever the browser's. */
async function openFirstPage({ page, hands, language }: User, program: Program): Promise<void> {
  await page.goto(await ownersAddress(program));
  await hands.read();
  if (language === "ar") await hands.press(page.getByRole("link", { name: "العربية" }));
}

async function createOwner(user: User): Promise<void> {
  const { page, hands, words } = user;
  await fill(user, words.owner);
  await fill(user, { [words.email]: OWNER.email, [words.password]: OWNER.password });
  await press(user, words.create);
  await expect(button(user, words.createKey)).toBeVisible();
  await hands.read();
  await press(user, words.createKey);
  await fill(user, words.key);
  await press(user, words.addKey);
  await expect(button(user, words.codesKept)).toBeVisible();
  await hands.read();
  await press(user, words.codesKept);
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
}

async function describeHouse(user: User): Promise<void> {
  const { page, hands, words } = user;
  await hands.read();
  await fill(user, words.publisher);
  await press(user, words.next);
  await fill(user, words.newspaper);
  await expect(page.getByLabel(words.address, { exact: true })).toHaveValue("l-echo-du-souss");
  await hands.check(page.getByRole("radio", { name: words.newspaperLanguage, exact: true }));
  await fill(user, { [words.colour]: COLOUR });
  await press(user, words.next);
  await expect(page.getByLabel(words.friday)).toBeChecked();
  await expect(page.getByLabel(words.saturday)).not.toBeChecked();
  await hands.read();
  await press(user, words.next);
  await fill(user, words.prices);
  await press(user, words.next);
  await keepBook(user);
}

/** Takes the starter catalogue as a spreadsheet, and brings it back. */
async function keepBook(user: User): Promise<void> {
  const { page, hands, words } = user;
  await hands.press(page.getByText(words.book, { exact: true }));
  await expect(button(user, words.next)).toBeDisabled();
  const saved = page.waitForEvent("download");
  await press(user, words.saveStarter);
  const starter = await readFile(await (await saved).path());
  const other = page.getByLabel(words.file);
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await hands.read();
  await other.setInputFiles({ name: "notes.xlsx", buffer: Buffer.from("%PDF-1.7"), mimeType });
  await expect(page.getByText(words.noBook)).toBeVisible();
  await press(user, words.remove);
  await hands.read();
  await other.setInputFiles({ name: "catalogue.xlsx", buffer: starter, mimeType });
  await expect(page.getByText(words.unchanged)).toBeVisible();
  await press(user, words.next);
}

async function setUpProviders(user: User, { cardPort }: Program): Promise<void> {
  const { page, hands, words } = user;
  await fill(user, {
    [words.paymentPage]: `http://localhost:${cardPort}/fim/est3Dgate`,
    [words.merchantKey]: "PARUTION-DEMO-STORE-KEY",
  });
  await hands.press(button(user, words.save).first());
  await press(user, words.tryPayment);
  await expect(page.getByText(words.paid)).toBeVisible();
  await press(user, words.nextStep);
  await press(user, words.tryMail);
  await expect(page.getByText(words.mailKept)).toBeVisible();
  await press(user, words.nextStep);
}

async function expectTheme({ page, hands, words }: User): Promise<void> {
  await hands.press(page.getByRole("link", { name: words.portal }));
  await expect(page.getByRole("banner").getByText(words.name)).toBeVisible();
  const brand = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--pa-color-brand"),
    );
  await expect.poll(brand).toContain(COLOUR);
}

/** Colour in the document of a page; undefined: the theme's own. */
async function firstColour({ page }: User, path: string): Promise<string | undefined> {
  const document = await (await page.request.get(path)).text();
  return /id="first-theme">[^<]*--pa-color-brand:light-dark\((#\w+)/.exec(document)?.[1];
}

/** Pages of no newspaper of their own, for visitors and for an account. */
const SHARED = ["", "/essayer", "/connexion", "/passer-votre-annonce", "/mes-annonces"];

/** The only newspaper's colour is in the documents of all pages; beside another one, in its own alone. */
async function expectColours(user: User, colour: string | undefined): Promise<void> {
  for (const path of SHARED)
    await expect.poll(() => firstColour(user, `/${user.language}${path}`)).toBe(colour);
  expect(await firstColour(user, `/${user.language}/l-echo-du-souss`)).toBe(COLOUR);
}

/** Creates a newspaper beside the first one. */
async function createSecond(user: User): Promise<void> {
  const { page, hands, language, words } = user;
  await page.goto(`/desk/${language}/catalogue?table=journaux`);
  await hands.press(page.getByRole("link", { name: words.newNewspaper }));
  await fill(user, { ...words.second, ...words.secondPrices });
  await press(user, words.found);
  await expect(page.getByText(words.founded)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: words.secondName })).toBeVisible();
}

/** Chooses the second newspaper in the order form, as an advertiser finds it there. */
async function findSecond({ page, language, words }: User): Promise<void> {
  await openOrderForm(page, 1, language);
  await page.getByRole("radio", { name: words.secondName }).check();
  await choosePlace(page, legalLines[language], language);
  await adText(page, language).fill(words.ad);
  await dayCell(page, MONDAY, language).click();
  // Two lines at 12.00, with the tax of a fifth.
  await expect(price(page, language)).toContainText("28,80");
}

/** Signs out of the desk or of the portal. */
async function signOut(user: User): Promise<void> {
  const account = user.page.getByRole("button", { name: labels[user.language].account });
  await user.hands.press(account);
  await press(user, user.words.signOut);
  await expect(account).toBeHidden();
}

async function signUp(user: User): Promise<void> {
  const { page, hands, language, words } = user;
  const { login, account } = labels[language];
  const signing = registrationTexts[language];
  await page.goto(`/${language}/inscription`);
  await hands.read();
  await hands.check(page.getByLabel(words.person, { exact: true }));
  await fill(user, {
    [signing.firstName]: signing.names[0],
    [signing.lastName]: signing.names[1],
    [signing.phone]: "0661000231",
    [login.email]: VISITOR.email,
    [login.password]: VISITOR.password,
  });
  await hands.check(page.getByRole("checkbox", { name: signing.terms }));
  await hands.check(page.getByRole("checkbox", { name: signing.robot }));
  await expect(page.getByText(signing.solved)).toBeVisible();
  await press(user, signing.submit);
  await expect(page.getByRole("heading", { level: 1, name: signing.sent })).toBeVisible();
  await hands.read();
  await followMail(page, VISITOR.email, signing.mail);
  await press(user, signing.confirm);
  await expect(page.getByRole("button", { name: account })).toBeVisible();
}

async function orderAndPay(user: User): Promise<void> {
  const { page, hands, language, words } = user;
  const { order, recap, outcome } = labels[language];
  const place = legalLines[language];
  const select = (name: string) => page.getByRole("combobox", { name, exact: true });
  await openOrderForm(page, 1, language);
  await hands.read();
  await hands.takeFirst(select(order.heading), place.heading);
  await hands.check(page.getByRole("radio", { name: place.type }));
  await hands.takeFirst(select(order.subheading), place.subheading);
  await hands.write(adText(page, language), words.ad);
  await hands.chooseDay(dayCell(page, MONDAY, language));
  await hands.takeFirst(select(order.city), cities[language]);
  await hands.check(page.getByRole("checkbox", { name: order.terms }));
  await press(user, order.submit);
  await expect(page.getByRole("heading", { level: 1, name: recap.title })).toBeVisible();
  await hands.read();
  await hands.check(page.getByRole("radio", { name: recap.card }));
  await press(user, recap.pay);
  await acceptPayment(page, language);
  await expectOutcome(page, outcome.accepted);
}

for (const [language, tag] of [
  ["fr", []],
  ["ar", ["@whole"]],
] as const) {
  test(`an empty installation becomes an open newspaper on which a new visitor pays for an ad within ten minutes (${language})`, {
    tag: [...tag],
  }, async ({ page, refusals, program }) => {
    test.setTimeout(LIMIT);
    refusals.add(403).add(410).add(422);
    const words = installationTexts[language];
    const hands = handsOf(page, "pointer");
    const user: User = { page, hands, language, words };
    await addAuthenticator(page);
    await openFirstPage(user, program);
    await test.step("create the owner at the printed address", () => createOwner(user));
    await test.step("describe publisher, newspaper, days and prices", () => describeHouse(user));
    await test.step("try out payments and mail", () => setUpProviders(user, program));
    await press(user, words.open);
    await hands.read();
    // Nothing pays in cash, and no letter leaves.
    await press(user, words.openAnyway);
    await expect(page.getByText(words.opened)).toBeVisible();
    await test.step("the portal has the theme of the newspaper's colour", () => expectTheme(user));
    await test.step("every page begins in the only newspaper's colour", () =>
      expectColours(user, COLOUR));

    await page.goto(`/desk/${language}`);
    await expect(page.getByRole("heading", { name: words.undecided })).toBeVisible();
    await test.step("create a second newspaper at the desk", () => createSecond(user));
    await test.step("pages of no newspaper are in the house's colours again", () =>
      expectColours(user, undefined));
    await signOut(user);
    await test.step("sign up and confirm the address", () => signUp(user));
    await test.step("order an ad and pay it by card", () => orderAndPay(user));
    expect(performance.now() - program.begin + hands.skipped()).toBeLessThan(LIMIT);

    await page.goto(`/${language}/mes-annonces`);
    await expect(adRow(page, words.ad)).toBeVisible();
    await test.step("find the second newspaper with its price", () => findSecond(user));
    await signOut(user);
    await page.goto(await ownersAddress(program));
    await expect(page.getByText(words.used)).toBeVisible();
  });
}
