import type { Locator, Page } from "@playwright/test";
import { emailOf, enterCredentials, PASSWORD } from "../support/accounts.ts";
import { FRIDAY, MONDAY, money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { chooseFirst, chooseRadio, press, tabTo } from "../support/keyboard.ts";
import { labels } from "../support/labels.ts";
import {
  acceptTerms,
  adText,
  chooseCity,
  choosePlace,
  dayCell,
  expectTotal,
  LEGAL_LINE,
  pickDays,
  previewRows,
  submitOrder,
} from "../support/order-form.ts";
import { adRow, expectOutcome, payByCard } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = { name: "facade.png", mimeType: "image/png", buffer: png };
const deed = { name: "statuts.txt", mimeType: "text/plain", buffer: Buffer.from("Statuts") };

/** The way out of a visitor's form. */
const signInLink = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("link", { name, exact: true });

test("a visitor composes an ad, signs in, and orders it with its files", async ({ page }) => {
  const title = uniqueTitle("Sans compte");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.goto("/fr/essayer");

  await test.step("an ad with a photo, an attachment and two dates", async () => {
    await choosePlace(page, LEGAL_LINE);
    await adText(page).pressSequentially(title);
    await expect(previewRows(page).first()).toContainText(title);
    await page.getByLabel("Pièces jointes").setInputFiles([deed]);
    await pickDays(page, FRIDAY, MONDAY);
    await expectTotal(page, money(96_00));
    await page.getByText("Oui", { exact: true }).click();
    await page.getByRole("textbox", { name: "Titre sur le web" }).fill(title);
    await page.getByLabel("Photos").setInputFiles([photo]);
    await expect(page.getByText(photo.name)).toBeVisible();
    await chooseCity(page);
    expect(posts).toEqual([]);
  });

  await test.step("the ad survives a reload, and waits in the order form after the login", async () => {
    await expect.poll(() => keptTitle(page)).toBe(title);
    await page.reload();
    await expect(page.getByText(photo.name)).toBeVisible();
    await expect(adText(page)).toHaveValue(title);
    await signInLink(page, "Se connecter").click();
    await enterCredentials(page, "particulier");
    await expect(page).toHaveURL("/fr/passer-votre-annonce/support-1");
    await expect(adText(page)).toHaveValue(title);
    await expect(page.getByText(photo.name)).toBeVisible();
    await expect(page.getByText(deed.name)).toBeVisible();
    await expect(dayCell(page, MONDAY)).toHaveAttribute("aria-selected", "true");
    await expectTotal(page, money(96_00));
  });

  await acceptTerms(page);
  await submitOrder(page);
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
  await payByCard(page, "success");
  await expectOutcome(page, labels.fr.outcome.accepted);

  await test.step("nothing of it is left for the next visitor of the browser", async () => {
    expect(await keptTitle(page)).toBeNull();
    await page.goto("/fr/mes-annonces");
    await expect(adRow(page, title)).toBeVisible();
  });
});

test("an Arabic ad is composed without an account and ordered after it, by keyboard alone", {
  tag: "@whole",
}, async ({ page }) => {
  const { login, order, recap, outcome } = labels.ar;
  const title = uniqueTitle("بدون حساب");
  const select = (name: string) => page.getByRole("combobox", { name, exact: true });
  await page.goto("/ar/essayer/support-2");
  await chooseFirst(page, select(order.heading), "إعلانات قانونية");
  await chooseRadio(page, page.getByRole("group", { name: order.type }), "إعلان بالسطر");
  await chooseFirst(page, select(order.subheading), "تأسيس شركة");
  await tabTo(page, adText(page, "ar"));
  await page.keyboard.type(title);
  await tabTo(page, dayCell(page, "2026-11-25", "ar"));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await chooseFirst(page, select(order.city), "الدار البيضاء");
  await press(page, signInLink(page, login.submit));

  await tabTo(page, page.getByLabel(login.email));
  await page.keyboard.type(emailOf("particulier"));
  await tabTo(page, page.getByLabel(login.password, { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/ar/passer-votre-annonce/support-2");
  await expect(adText(page, "ar")).toHaveValue(title);
  await expect(dayCell(page, FRIDAY, "ar")).toHaveAttribute("aria-selected", "true");
  await tabTo(page, page.getByRole("checkbox", { name: order.terms }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: order.submit }));
  await expect(page).toHaveURL(/\/ar\/recap-annonce\/\d+$/);
  await chooseRadio(page, page.getByRole("group", { name: recap.method }), recap.balance);
  await press(page, page.getByRole("button", { name: recap.pay }));
  await expectOutcome(page, outcome.accepted);
});

test("a form that is open in one tab goes on in the order form after a login in another", async ({
  page,
  context,
}) => {
  const title = uniqueTitle("Deux onglets");
  await page.goto("/fr/essayer");
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill(title);
  await page.getByLabel("Pièces jointes").setInputFiles([deed]);
  await expect(page.getByText(deed.name)).toBeVisible();
  await expect.poll(() => keptTitle(page)).toBe(title);
  const other = await context.newPage();
  await other.goto("/fr/connexion");
  await enterCredentials(other, "particulier");
  await expect(page).toHaveURL("/fr/passer-votre-annonce");
  await expect(adText(page)).toHaveValue(title);
  await expect(page.getByText(deed.name)).toBeVisible();
});

/** Stored text of the visitor's ad; null where none is stored. */
const keptTitle = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const draft = localStorage.getItem("parution.order-draft.0.trial");
    return draft === null ? null : JSON.parse(draft).values.texts.text;
  });
