import { readCurrentUser } from "@parution/contract/session";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { signIn } from "../support/accounts.ts";
import { expect, openElsewhere, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { serviceAs } from "../support/service.ts";

test("profile details and a photo cropped by keyboard are saved and shown in the header", async ({
  page,
}) => {
  await signIn(page, "particulier");
  const profile = await openProfile(page, "/fr/mes-annonces");
  await expect(profile.getByText("particulier@demo.parution.test")).toBeVisible();
  await expect(profile.getByRole("textbox", { name: /Nom|Prénom|e-mail/ })).toHaveCount(0);

  const phone = profile.getByRole("textbox", { name: "Téléphone" });
  await phone.clear();
  await save(profile);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription("Ce champ est obligatoire.");
  await phone.fill("06 61 99 88 77");
  await typeBirthDate(page, profile, "12051984");
  await profile.getByRole("combobox", { name: "Ville" }).fill("autre");
  await page.getByRole("option", { name: "Autre ville" }).click();
  await save(profile);
  await expect(profile.getByRole("textbox", { name: "Autre ville" })).toBeFocused();
  await profile.getByRole("textbox", { name: "Autre ville" }).fill("Tahannaout");

  await profile.getByLabel(/^Photo/).setInputFiles(picture);
  const frame = profile.getByRole("application", { name: "Cadrage de la photo" });
  await frame.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(profile.getByRole("slider")).toHaveAttribute("aria-valuetext", /^110\s%$/);
  await expectAccessible(page, "framing of a photo");
  await profile.getByRole("button", { name: "Utiliser cette photo" }).click();
  await save(profile);
  await expect(profile.getByRole("status").getByText("enregistrées")).toBeVisible();

  await page.reload();
  const header = page.getByRole("navigation", { name: labels.fr.account });
  await expect(header.getByText("0661998877")).toBeVisible();
  await expect.poll(() => widthOf(header.locator("img"))).toBeGreaterThan(0);
  const user = await (await serviceAs("particulier")).call(readCurrentUser, {});
  expect(user).toMatchObject({ birthDate: "1984-05-12", cityId: 0, otherCity: "Tahannaout" });
});

test("a parent edits the company, and its members see it read-only", async ({ page, browser }) => {
  const sector = `Conseil ${Date.now() % 100_000}`;
  await signIn(page, "pro");
  const parent = await openProfile(page, "/fr/mes-annonces");
  await parent.getByRole("tab", { name: "Ma société" }).click();
  await parent.getByRole("textbox", { name: "Secteur d’activité" }).fill(sector);
  await parent.getByRole("textbox", { name: "ICE" }).fill("123");
  await save(parent);
  await expect(parent.getByRole("textbox", { name: "ICE" })).toBeFocused();
  await parent.getByRole("textbox", { name: "ICE" }).fill("000152733000067");
  await save(parent);
  await expect(parent.getByRole("status").getByText("enregistrées")).toBeVisible();

  const elsewhere = await openElsewhere(browser);
  await signIn(elsewhere, "membre");
  const member = await openProfile(elsewhere, "/fr/mes-annonces");
  await member.getByRole("tab", { name: "Ma société" }).click();
  await expect(member.getByText(sector)).toBeVisible();
  await expect(member.getByRole("textbox")).toHaveCount(0);
  await elsewhere.context().close();
});

test("an account on term sees its term balance and no top-up in Arabic", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "terme");
  await page.goto("/ar/mes-annonces");
  const header = page.getByRole("navigation", { name: labels.ar.account });
  await expect(header.getByText("رصيد الأداء لأجل")).toBeVisible();
  await expect(header.getByRole("button", { name: "تعبئة" })).toHaveCount(0);
  await header.getByRole("button", { name: "تعديل ملفي الشخصي" }).click();
  const profile = page.getByRole("dialog", { name: "ملفي الشخصي" });
  await profile.getByRole("tab", { name: "شركتي" }).click();
  await expect(profile.getByText("Étude Cherkaoui & Associés").first()).toBeVisible();
  await expectAccessible(page, "profile, ar");
});

async function openProfile(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole("button", { name: "Modifier mon profil" }).click();
  const profile = page.getByRole("dialog", { name: "Mon profil" });
  await expect(profile.getByRole("tablist")).toBeVisible();
  return profile;
}

async function save(profile: Locator): Promise<void> {
  await profile.getByRole("button", { name: "Enregistrer" }).click();
}

/** Day, month and year in one go, as one types a date. */
async function typeBirthDate(page: Page, profile: Locator, digits: string): Promise<void> {
  await profile.getByRole("spinbutton").first().focus();
  await page.keyboard.type(digits);
}

const widthOf = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

/** Four pixels, the largest square of which is two. */
const picture = {
  name: "portrait.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGM4UWEDRwzIHACe2gvhFuP11QAAAABJRU5ErkJggg==",
    "base64",
  ),
};
