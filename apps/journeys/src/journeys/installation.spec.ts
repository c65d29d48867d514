import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { type Service, startProgram } from "../../../launcher/src/program.mjs";
import { stopService } from "../../../launcher/src/services.mjs";
import { acceptPayment } from "../support/card-sandbox.ts";
import { MONDAY } from "../support/dates.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  acceptTerms,
  adText,
  chooseCity,
  choosePlace,
  LEGAL_LINE,
  openOrderForm,
  pickDays,
  price,
  submitOrder,
} from "../support/order-form.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { followMail, registrationTexts } from "../support/registration.ts";

const OWNER = { email: "direction@echo-du-souss.ma", password: "un moulin sous la pluie" };
const VISITOR = { email: "nawal@exemple.test", password: "un phare dans la brume" };
const COLOUR = "#0b6e4f";
/** Created at the desk, once the first one is open. */
const SECOND = "Le Soir du Souss";
const AD = "Éditions du Souss, avis de convocation";

let dataFolder = "";
let services: readonly Service[] = [];
let origin = "";
let cardPort = 0;

/** A program of this journey's own, on an empty folder. */
test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "parution-installation-"));
  const [port, cashPort] = [await freePort(), await freePort()];
  cardPort = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    ...{ DEMO_DATA: "0", STAFF_SECOND_FACTOR: "on", PUBLIC_URL: origin },
    ...{ PARUTION_NOW: "2026-11-23T08:00:00Z" },
  };
  services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
});
test.afterAll(async () => {
  await Promise.all(services.map(stopService));
  await rm(dataFolder, { recursive: true, force: true });
});
test.use({ baseURL: async ({ browserName: _ }, use) => use(origin) });

/** The one-time address that the program prints for its owner. */
async function ownersAddress(): Promise<string> {
  const printed = await readFile(join(dataFolder, "logs", "api.log"), "utf8");
  return /^Installation: (\S+)$/m.exec(printed)?.[1] ?? "";
}

/** A passkey of this browser's, which verifies its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Fills fields by their labels. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

async function createOwner(page: Page): Promise<void> {
  await page.goto(await ownersAddress());
  await fill(page, { Prénom: "Fatima", Nom: "Aït Ali" });
  await fill(page, { "Adresse e-mail": OWNER.email, "Mot de passe": OWNER.password });
  await press(page, "Créer le compte");
  await press(page, "Créer une clé d’accès");
  await fill(page, { "Nom de la clé": "Bureau" });
  await press(page, "Ajouter la clé");
  await press(page, "Je les ai gardés");
  await expect(page.getByRole("heading", { level: 1, name: "Votre journal" })).toBeVisible();
}

async function describeHouse(page: Page): Promise<void> {
  await fill(page, {
    "Raison sociale": "Éditions du Souss",
    "Raison sociale en arabe": "منشورات سوس",
    "Forme juridique et capital": "SARL au capital de 500 000 dirhams",
    "Forme juridique et capital en arabe": "شركة ذات مسؤولية محدودة",
    "Adresse postale": "12, avenue Hassan II, 80000 Agadir",
    "Adresse postale en arabe": "شارع الحسن الثاني، أكادير",
    Téléphone: "0528000012",
    "Adresse e-mail des factures": "facturation@echo-du-souss.ma",
    ICE: "001987654000047",
    "Identifiant fiscal (IF)": "40219876",
    "Registre du commerce": "Agadir 21987",
    "Registre du commerce en arabe": "أكادير 21987",
    "Taxe professionnelle": "34019876",
  });
  await press(page, "Continuer");
  await fill(page, { "Nom du journal": "L’Écho du Souss", "Nom en arabe": "صدى سوس" });
  await expect(page.getByLabel("Adresse", { exact: true })).toHaveValue("l-echo-du-souss");
  await fill(page, { Couleur: COLOUR });
  await press(page, "Continuer");
  await expect(page.getByLabel("Vendredi")).toBeChecked();
  await expect(page.getByLabel("Samedi")).not.toBeChecked();
  await press(page, "Continuer");
  await fill(page, { "La ligne": "16", "Le module": "140" });
  await press(page, "Continuer");
  await keepBook(page);
}

/** Takes the starter catalogue as a spreadsheet, and brings it back. */
async function keepBook(page: Page): Promise<void> {
  await page.getByText("Classeur", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Continuer" })).toBeDisabled();
  const saved = page.waitForEvent("download");
  await press(page, "Enregistrer le catalogue de départ");
  const starter = await readFile(await (await saved).path());
  const other = page.getByLabel("Classeur .xlsx");
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await other.setInputFiles({ name: "notes.xlsx", buffer: Buffer.from("%PDF-1.7"), mimeType });
  await expect(page.getByText("Ce fichier n’est pas un classeur .xlsx.")).toBeVisible();
  await press(page, "Retirer notes.xlsx");
  await other.setInputFiles({ name: "catalogue.xlsx", buffer: starter, mimeType });
  await expect(page.getByText("Ce classeur ne change rien.")).toBeVisible();
  await press(page, "Continuer");
}

async function setUpProviders(page: Page): Promise<void> {
  await fill(page, {
    "Page de paiement": `http://localhost:${cardPort}/fim/est3Dgate`,
    "Clé du marchand": "PARUTION-DEMO-STORE-KEY",
  });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).first().click();
  await press(page, "Faire un paiement d’essai");
  await expect(page.getByText(/a accepté le paiement d’essai/)).toBeVisible();
  await press(page, "Étape suivante");
  await press(page, "Envoyer une lettre d’essai");
  await expect(page.getByText(/la lettre reste dans le dossier de données/)).toBeVisible();
  await press(page, "Étape suivante");
}

async function expectTheme(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Voir le portail" }).click();
  await expect(page.getByRole("banner").getByText("L’Écho du Souss")).toBeVisible();
  const brand = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--pa-color-brand"),
    );
  await expect.poll(brand).toContain(COLOUR);
}

/** Creates a newspaper beside the first one. */
async function createSecond(page: Page): Promise<void> {
  await page.goto("/desk/fr/catalogue?table=journaux");
  await page.getByRole("link", { name: "Nouveau journal" }).click();
  await fill(page, { "Nom du journal": SECOND, "Nom en arabe": "مساء سوس" });
  await fill(page, { "La ligne": "12", "Le module": "90" });
  await press(page, "Créer le journal");
  await expect(page.getByText("Le journal est créé.")).toBeVisible();
}

/** Chooses the second newspaper in the order form, as an advertiser finds it there. */
async function findSecond(page: Page): Promise<void> {
  await openOrderForm(page, 1);
  await page.getByRole("radio", { name: SECOND }).check();
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill(AD);
  await pickDays(page, MONDAY);
  // Two lines at 12.00, with the tax of a fifth.
  await expect(price(page)).toContainText("28,80");
}

/** Signs out of the desk or of the portal. */
async function signOut(page: Page): Promise<void> {
  const account = page.getByRole("button", { name: labels.fr.account });
  await account.click();
  await press(page, "Se déconnecter");
  await expect(account).toBeHidden();
}

async function signUp(page: Page): Promise<void> {
  const words = registrationTexts.fr;
  await page.goto("/fr/inscription");
  await page.getByLabel("Particulier", { exact: true }).check();
  await fill(page, { Prénom: "Nawal", Nom: "Idrissi", Téléphone: "0661000231" });
  await fill(page, { "Adresse e-mail": VISITOR.email, "Mot de passe": VISITOR.password });
  await page.getByRole("checkbox", { name: words.terms }).check();
  await page.getByRole("checkbox", { name: words.robot }).check();
  await expect(page.getByText(words.solved)).toBeVisible();
  await press(page, words.submit);
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
  await followMail(page, VISITOR.email, words.mail);
  await press(page, words.confirm);
  await expect(page.getByRole("button", { name: labels.fr.account })).toBeVisible();
}

async function orderAndPay(page: Page): Promise<void> {
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill(AD);
  await pickDays(page, MONDAY);
  await chooseCity(page);
  await acceptTerms(page);
  await submitOrder(page);
  await page.getByRole("radio", { name: labels.fr.recap.card }).check();
  await press(page, labels.fr.recap.pay);
  await acceptPayment(page, "fr");
  await expectOutcome(page, labels.fr.outcome.accepted);
  await page.goto("/fr/mes-annonces");
  await expect(adRow(page, AD)).toBeVisible();
}

test("an empty installation becomes an open newspaper on which a new visitor pays for an ad", async ({
  page,
  refusals,
}) => {
  refusals.add(403).add(410).add(422);
  await addAuthenticator(page);
  await test.step("create the owner at the printed address", () => createOwner(page));
  await test.step("describe publisher, newspaper, days and prices", () => describeHouse(page));
  await test.step("try out payments and mail", () => setUpProviders(page));
  await press(page, "Ouvrir le journal");
  await expect(page.getByText("Le journal est ouvert.")).toBeVisible();
  await test.step("the portal has the theme of the newspaper's colour", () => expectTheme(page));

  await page.goto("/desk/fr");
  await expect(page.getByRole("heading", { name: "À décider" })).toBeVisible();
  await test.step("create a second newspaper at the desk", () => createSecond(page));
  await signOut(page);
  await test.step("sign up and confirm the address", () => signUp(page));
  await test.step("order an ad and pay it by card", () => orderAndPay(page));
  await test.step("find the second newspaper with its price", () => findSecond(page));

  await signOut(page);
  await page.goto(await ownersAddress());
  await expect(page.getByText(/^Cette adresse a déjà servi/)).toBeVisible();
});
