import { createMember } from "@parution/contract/team";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { serviceAs, uniqueTitle } from "../support/service.ts";

const GIVEN = "k7Tq2mPa";
const OWN = "un moulin sous la pluie";

test("a new member changes the given password first, and then reaches the requested page", async ({
  page,
  refusals,
}) => {
  const email = await addMember();
  await page.goto("/fr/mes-annonces");
  await page.getByLabel(labels.fr.login.email).fill(email);
  await page.getByLabel(labels.fr.login.password, { exact: true }).fill(GIVEN);
  await page.getByRole("button", { name: labels.fr.login.submit }).click();

  const title = page.getByRole("heading", { name: "Choisissez votre mot de passe" });
  await expect(title).toBeVisible();
  await page.goto("/fr/passer-votre-annonce");
  await expect(title).toBeVisible();

  await page.goto("/fr/mes-annonces");
  const next = page.getByLabel("Nouveau mot de passe", { exact: true });
  await page.getByLabel("Mot de passe reçu").fill("autre");
  await next.fill("court");
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(next).toBeFocused();
  await next.fill(OWN);
  await page.getByLabel("Nouveau mot de passe, encore une fois").fill(OWN);
  refusals.add(422);
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(page.getByLabel("Mot de passe reçu")).toHaveAccessibleDescription(/actuel/);

  await page.getByLabel("Mot de passe reçu").fill(GIVEN);
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: labels.fr.myAds })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: labels.fr.myAds })).toBeVisible();
});

/** Adds a member as its parent does, and answers with which address it signs in. */
async function addMember(): Promise<string> {
  const suffix = uniqueTitle("").trim();
  const email = `nouveau.${suffix}@demo.parution.test`;
  const parent = await serviceAs("pro");
  await parent.call(createMember, {
    body: {
      email,
      password: GIVEN,
      lastName: "Idrissi",
      firstName: "Nawal",
      civility: "mrs",
      jobTitle: "Assistante",
      department: "Juridique",
      phone: "0661000231",
      cityId: 1,
      address: "27, boulevard Zerktouni, Casablanca",
      status: "active",
    },
  });
  return email;
}
