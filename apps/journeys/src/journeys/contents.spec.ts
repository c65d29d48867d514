import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { emailOf, PASSWORD } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

/** Time within which visitors see a change, with what their own request takes. */
const SHOWN = { timeout: 5000, intervals: [200] };

async function openAsEditor(page: Page, path: string): Promise<void> {
  await page.goto(`/desk/fr${path}`);
  await page.getByLabel("Adresse e-mail").fill(emailOf("redaction"));
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
}

test("an editor changes a chapter and a footer link, and visitors see both within five seconds", async ({
  page,
  request,
}) => {
  const words = `Réponse ${Date.now()}`;
  const read = (path: string) => async () => (await request.get(path)).text();
  await openAsEditor(page, "/contenus/guide");
  await page.getByRole("table").getByRole("link", { name: "Passer une annonce" }).click();
  const answer = page.getByRole("textbox", { name: "Réponse en français" }).first();
  await expect(answer).not.toHaveValue("");
  await expectAccessible(page, "chapter of the guide");
  await answer.fill(`${words} : **lundi**`);
  const preview = page.getByRole("region", { name: "Aperçu" });
  await expect(preview.getByText("lundi")).toHaveJSProperty("localName", "strong");

  // Unsaved changes are asked about.
  const list = page.getByRole("main").getByRole("link", { name: "Guide", exact: true });
  await list.click();
  await page.getByRole("button", { name: "Continuer à modifier" }).click();
  await page.goBack();
  await page.getByRole("button", { name: "Continuer à modifier" }).click();
  await expect(page).toHaveURL(/\/contenus\/guide\/\d+$/);
  await expect(answer).toHaveValue(`${words} : **lundi**`);
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByRole("button", { name: "Reprendre la version 2" })).toBeVisible();
  await expect.poll(read("/fr/faq"), SHOWN).toContain(words);

  await list.click();
  await page.getByRole("link", { name: "Menu et pied de page" }).click();
  await page.getByRole("button", { name: "Ajouter un lien" }).click();
  const added = page.getByRole("group", { name: /^Lien \d+$/ }).last();
  const label = `Presse ${Date.now()}`;
  await added.getByLabel("Libellé en français").fill(label);
  await added.getByLabel("Libellé en arabe").fill("الصحافة");
  await added.getByLabel("Adresse").fill("https://presse.exemple.test/");
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("C’est en ligne.")).toBeVisible();
  await expect.poll(read("/fr/contact"), SHOWN).toContain(label);
});

/** A film that the guide has anyway, with bytes behind it that players skip and no other upload has. */
const FILM = Buffer.concat([
  readFileSync(new URL("../../../portal/public/guide/print-fr.webm", import.meta.url)),
  Buffer.from([0xec, 0x90]),
  randomBytes(16),
]);

test("an editor sends a film with captions, which the guide plays with both", async ({
  page,
  refusals,
}) => {
  refusals.add(0);
  await openAsEditor(page, "/contenus/guide");
  await page.getByRole("table").getByRole("link", { name: "Prix et paiement" }).click();
  const filmed = page.getByRole("switch", { name: "Ce chapitre a un film" });
  await filmed.setChecked(false);
  await filmed.setChecked(true);
  const french = page.getByRole("group", { name: "Film en français" });
  const file = french.getByLabel(/^Fichier du film en français/);
  const sent = (buffer: Buffer) => ({ name: "film.webm", mimeType: "video/webm", buffer });
  await file.setInputFiles(sent(Buffer.from("%PDF-1.7")));
  await expect(page.getByText(/n’est pas un film MP4 ou WebM/)).toBeVisible();
  // The line breaks once, and comes back.
  await page.route("**/desk/contenus/films/morceau", (route) => route.abort(), { times: 1 });
  await file.setInputFiles(sent(FILM));
  await expect(page.getByText(/^Connexion interrompue/)).toBeVisible();
  const address = french.getByRole("textbox", { name: "Adresse du film en français" });
  await expect(address).toHaveValue(/^\/ads\/films\/[0-9a-f-]{36}\.webm$/);
  await page.getByRole("button", { name: "Reprendre le film en français" }).click();
  await french
    .getByRole("textbox", { name: "Sous-titres en français" })
    .fill("WEBVTT\n\n00:00.000 --> 00:04.000\nLe prix suit");
  await expectAccessible(page, "chapter with a film");
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByRole("button", { name: /^Reprendre la version/ }).first()).toBeVisible();

  const path = await address.inputValue();
  const part = await page.request.get(path, { headers: { Range: "bytes=0-99" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  const film = page.getByLabel("Film : Prix et paiement");
  await expect(async () => {
    await page.goto("/fr/faq#prix");
    await expect(film).toHaveAttribute("src", path, { timeout: 1000 });
  }).toPass(SHOWN);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  const cue = () =>
    film.evaluate(
      ({ textTracks: [track] }: HTMLVideoElement) =>
        (track?.activeCues?.[0] as VTTCue | undefined)?.text,
    );
  await expect.poll(cue).toBe("Le prix suit");
});
