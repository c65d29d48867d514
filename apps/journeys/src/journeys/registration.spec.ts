import type { Locator, Page } from "@playwright/test";
import { expect, openElsewhere, test } from "../support/journey.ts";
import { type Language, labels } from "../support/labels.ts";
import { followMail, registrationTexts as texts } from "../support/registration.ts";
import { uniqueTitle } from "../support/service.ts";

const FIRST = "un moulin sous la pluie";
const NEXT = "un phare dans la brume";

/** Presses with the pointer in the middle of what is shown. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to press.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function enter(page: Page, language: Language, email: string, password: string) {
  const { login } = labels[language];
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await press(page, page.getByRole("main").getByRole("button", { name: login.submit }));
}

async function signUp(page: Page, language: Language, email: string): Promise<void> {
  const words = texts[language];
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await press(page, field(words.pro));
  await field(words.company).fill("Riad Invest SARL");
  await page.getByLabel(words.ice).fill("001525713000097");
  await field(words.firstName).fill(words.names[0]);
  await field(words.lastName).fill(words.names[1]);
  await field(words.phone).fill("0661000231");
  await field(labels[language].login.email).fill(email);
  await field(labels[language].login.password).fill(FIRST);
  await press(page, page.getByRole("checkbox", { name: words.terms }));
  await page.getByRole("checkbox", { name: words.robot }).check();
  await expect(page.getByText(words.solved)).toBeVisible();
  await press(page, page.getByRole("button", { name: words.submit }));
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
}

for (const [language, tag] of [
  ["fr", []],
  ["ar", ["@whole"]],
] as const) {
  test(`a visitor opens an account, confirms its address and reaches the order form (${language})`, {
    tag: [...tag],
  }, async ({ page, refusals }) => {
    refusals.add(403);
    const words = texts[language];
    const email = `nawal.${language}.${uniqueTitle("").trim()}@exemple.test`;
    await page.goto(`/${language}/passer-votre-annonce/support-1`);
    await page.getByRole("main").getByRole("link", { name: words.register }).click();
    await signUp(page, language, email);

    await page.goto(`/${language}/connexion`);
    await enter(page, language, email, FIRST);
    await expect(page.getByText(words.unconfirmed)).toBeVisible();

    await followMail(page, email, words.mail);
    await press(page, page.getByRole("button", { name: words.confirm }));
    await expect(
      page.getByRole("heading", { level: 1, name: labels[language].order.title }),
    ).toBeVisible();
    await expect(page).toHaveURL(`/${language}/passer-votre-annonce/support-1`);
  });
}

test("a link opened in another browser asks for the password, and goes in with another one", {
  tag: "@whole",
}, async ({ page, browser }) => {
  const email = `ailleurs.${uniqueTitle("").trim()}@exemple.test`;
  await page.goto("/fr/inscription");
  await signUp(page, "fr", email);
  const elsewhere = await openElsewhere(browser);
  await followMail(elsewhere, email, texts.fr.mail);
  await press(elsewhere, elsewhere.getByRole("button", { name: texts.fr.confirm }));
  const typed = elsewhere.getByLabel("Mot de passe de l’inscription");
  await typed.fill(NEXT);
  const open = elsewhere.getByRole("button", { name: "Ouvrir mon compte" });
  await press(elsewhere, open);
  await expect(elsewhere.getByText("Ce n’est pas le mot de passe de l’inscription.")).toBeVisible();
  await press(elsewhere, elsewhere.getByRole("button", { name: "Choisir un autre mot de passe" }));
  await elsewhere.getByLabel("Nouveau mot de passe").fill(NEXT);
  await press(elsewhere, open);
  await expect(elsewhere.getByRole("button", { name: labels.fr.account })).toBeVisible();
  await elsewhere.close();
});

test("a forgotten password is replaced by the link of a mail, once", async ({ page, refusals }) => {
  refusals.add(410);
  const words = texts.fr;
  const email = `oubli.${uniqueTitle("").trim()}@exemple.test`;
  await page.goto("/fr/inscription");
  await signUp(page, "fr", email);
  await followMail(page, email, words.mail);
  await press(page, page.getByRole("button", { name: words.confirm }));
  await expect(page.getByRole("button", { name: labels.fr.account })).toBeVisible();
  await page.getByRole("button", { name: labels.fr.account }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("button", { name: labels.fr.account })).toBeHidden();

  await page.goto("/fr/connexion");
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mot de passe oublié" })).toBeVisible();
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("checkbox", { name: words.robot }).check();
  await expect(page.getByText(words.solved)).toBeVisible();
  await press(page, page.getByRole("button", { name: "Recevoir un lien" }));
  await expect(page.getByText(/^Un message part à cette adresse/)).toBeVisible();

  await followMail(page, email, "Choisissez un nouveau mot de passe");
  const link = page.url();
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill(NEXT);
  await press(page, page.getByRole("button", { name: "Changer le mot de passe" }));
  await expect(page.getByText(/^Votre mot de passe est changé/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await enter(page, "fr", email, NEXT);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();

  await page.goto("/fr/contact");
  await page.goto(link);
  await expect(page.getByText(/^Ce lien n’est plus valable/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Recevoir un autre lien" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nouveau mot de passe" })).toBeHidden();
});
