import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/journey.ts";

test("a message to the publisher is sent once it is complete, and its captcha counts once", async ({
  page,
  refusals,
}) => {
  await page.goto("/fr");
  // Links lead on before the portal runs, and then load a page anew: what is pressed is answered by the portal alone.
  const headings = page.getByRole("button", { name: "Rubriques" });
  await headings.click();
  await expect(headings).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nous contacter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nous contacter" })).toBeFocused();
  await expect(page.getByRole("link", { name: "0522 00 00 80" })).toHaveAttribute(
    "href",
    "tel:0522000080",
  );
  await page.getByLabel("Nom et prénom").fill("Samira Bennani");
  await page.getByLabel("Adresse e-mail").fill("samira");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Email invalide")).toBeVisible();
  await expect(page.getByText("Cochez la case de vérification")).toBeVisible();
  await expectAccessible(page, "contact, with errors");

  await page.getByLabel("Adresse e-mail").fill("samira@exemple.ma");
  await page.getByLabel("Objet").fill("Tarif");
  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour, quel est le délai ?");
  await page.getByRole("checkbox", { name: "Je ne suis pas un robot" }).check();
  await expect(page.getByText("Contrôle anti-robot réussi.")).toBeVisible();
  const sent = page.waitForRequest("**/ads/contact/contact");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Votre message est parti" }),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");

  refusals.add(422);
  const again = await page.request.fetch(await sent);
  expect(again.status()).toBe(422);
});
