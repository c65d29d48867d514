import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { emailOf, PASSWORD } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { type Language, labels } from "../support/labels.ts";

/** Time within which visitors see a change, with what their own request takes. */
const SHOWN = { timeout: 5000, intervals: [200] };

const texts = {
  fr: {
    chapter: "Passer une annonce",
    answer: "Réponse en français",
    preview: "Aperçu",
    written: "Réponse",
    day: "lundi",
    guide: "Guide",
    stay: "Continuer à modifier",
    publish: "Publier",
    version: /^Reprendre la version \d+$/,
    frame: "Menu et pied de page",
    addLink: "Ajouter un lien",
    link: /^Lien \d+$/,
    labelFr: "Libellé en français",
    labelAr: "Libellé en arabe",
    address: "Adresse",
    online: "C’est en ligne.",
    footer: { fr: "Presse", ar: "الصحافة" },
    filmed: "Prix et paiement",
    slug: "prix",
    hasFilm: "Ce chapitre a un film",
    film: "Film en français",
    file: /^Fichier du film en français/,
    noFilm: /n’est pas un film MP4 ou WebM/,
    cut: /^Connexion interrompue/,
    filmAddress: "Adresse du film en français",
    same: "Reprendre le film en français",
    captions: "Sous-titres en français",
    cue: "Le prix suit",
    played: "Film : Prix et paiement",
  },
  ar: {
    chapter: "نشر إعلان",
    answer: "الجواب بالعربية",
    preview: "معاينة",
    written: "الجواب",
    day: "الاثنين",
    guide: "الدليل",
    stay: "متابعة التعديل",
    publish: "نشر",
    version: /^استرجاع الصيغة \d+$/,
    frame: "القائمة وأسفل الصفحة",
    addLink: "إضافة رابط",
    link: /^الرابط \d+$/,
    labelFr: "التسمية بالفرنسية",
    labelAr: "التسمية بالعربية",
    address: "العنوان",
    online: "تم النشر.",
    footer: { fr: "Journalistes", ar: "الصحافيون" },
    filmed: "التتبع والتعديل",
    slug: "suivi",
    hasFilm: "لهذا الفصل فيلم",
    film: "الفيلم بالعربية",
    file: /^ملف الفيلم بالعربية/,
    noFilm: /ليس فيلما بصيغة MP4 أو WebM/,
    cut: /^انقطع الاتصال/,
    filmAddress: "عنوان الفيلم بالعربية",
    same: "استعمال الفيلم العربي نفسه",
    captions: "الترجمة النصية بالعربية",
    cue: "يظهر الثمن فورا",
    played: "فيلم: التتبع والتعديل",
  },
} as const;

const runs = [
  ["fr", []],
  ["ar", ["@whole"]],
] as const;

async function openAsEditor(page: Page, language: Language, path: string): Promise<void> {
  const { login } = labels[language];
  await page.goto(`/desk/${language}${path}`);
  await page.getByLabel(login.email).fill(emailOf("redaction"));
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
}

for (const [language, tag] of runs) {
  test(`an editor changes a chapter and a footer link, and visitors see both within five seconds (${language})`, {
    tag: [...tag],
  }, async ({ page, request }) => {
    const words = texts[language];
    const written = `${words.written} ${Date.now()}`;
    const read = (path: string) => async () => (await request.get(path)).text();
    await openAsEditor(page, language, "/contenus/guide");
    await page.getByRole("table").getByRole("link", { name: words.chapter }).click();
    const answer = page.getByRole("textbox", { name: words.answer }).first();
    await expect(answer).not.toHaveValue("");
    await expectAccessible(page, "chapter of the guide");
    const versions = page.getByRole("button", { name: words.version });
    const published = await versions.count();
    await answer.fill(`${written} : **${words.day}**`);
    const preview = page.getByRole("region", { name: words.preview });
    await expect(preview.getByText(words.day)).toHaveJSProperty("localName", "strong");

    // Unsaved changes are asked about.
    const list = page.getByRole("main").getByRole("link", { name: words.guide, exact: true });
    await list.click();
    await page.getByRole("button", { name: words.stay }).click();
    await page.goBack();
    await page.getByRole("button", { name: words.stay }).click();
    await expect(page).toHaveURL(/\/contenus\/guide\/\d+$/);
    await expect(answer).toHaveValue(`${written} : **${words.day}**`);
    await page.getByRole("button", { name: words.publish, exact: true }).click();
    await expect(versions).toHaveCount(published + 1);
    await expect.poll(read(`/${language}/faq`), SHOWN).toContain(written);

    await list.click();
    await page.getByRole("link", { name: words.frame }).click();
    await page.getByRole("button", { name: words.addLink }).click();
    const added = page.getByRole("group", { name: words.link }).last();
    const { footer } = words;
    const stamp = Date.now();
    await added.getByLabel(words.labelFr).fill(`${footer.fr} ${stamp}`);
    await added.getByLabel(words.labelAr).fill(`${footer.ar} ${stamp}`);
    await added.getByLabel(words.address).fill("https://presse.exemple.test/");
    await page.getByRole("button", { name: words.publish, exact: true }).click();
    await expect(page.getByText(words.online)).toBeVisible();
    const shown = `${footer[language]} ${stamp}`;
    await expect.poll(read(`/${language}/contact`), SHOWN).toContain(shown);
  });
}

/** A film that the guide has anyway, with bytes behind it that players skip and no other upload has. */
const newFilm = () =>
  Buffer.concat([
    readFileSync(new URL("../../../portal/public/guide/print-fr.webm", import.meta.url)),
    Buffer.from([0xec, 0x90]),
    randomBytes(16),
  ]);

for (const [language] of runs) {
  test(`an editor sends a film with captions, which the guide plays with both (${language})`, {
    tag: "@whole",
  }, async ({ page, refusals }) => {
    refusals.add(0);
    const words = texts[language];
    await openAsEditor(page, language, "/contenus/guide");
    await page.getByRole("table").getByRole("link", { name: words.filmed }).click();
    const filmed = page.getByRole("switch", { name: words.hasFilm });
    await filmed.setChecked(false);
    await filmed.setChecked(true);
    const inLanguage = page.getByRole("group", { name: words.film });
    const file = inLanguage.getByLabel(words.file);
    const sent = (buffer: Buffer) => ({ name: "film.webm", mimeType: "video/webm", buffer });
    await file.setInputFiles(sent(Buffer.from("%PDF-1.7")));
    await expect(page.getByText(words.noFilm)).toBeVisible();
    // The line breaks once, and comes back.
    await page.route("**/desk/contenus/films/morceau", (route) => route.abort(), { times: 1 });
    await file.setInputFiles(sent(newFilm()));
    await expect(page.getByText(words.cut)).toBeVisible();
    const address = inLanguage.getByRole("textbox", { name: words.filmAddress });
    await expect(address).toHaveValue(/^\/ads\/films\/[0-9a-f-]{36}\.webm$/);
    await page.getByRole("button", { name: words.same }).click();
    await inLanguage
      .getByRole("textbox", { name: words.captions })
      .fill(`WEBVTT\n\n00:00.000 --> 00:04.000\n${words.cue}`);
    await expectAccessible(page, "chapter with a film");
    await page.getByRole("button", { name: words.publish, exact: true }).click();
    await expect(page.getByRole("button", { name: words.version }).first()).toBeVisible();

    const path = await address.inputValue();
    const part = await page.request.get(path, { headers: { Range: "bytes=0-99" } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
    await expectPlayed(page, language, path);
  });
}

/** Plays the film in the guide until its words are shown. */
async function expectPlayed(page: Page, language: Language, path: string): Promise<void> {
  const words = texts[language];
  const film = page.getByLabel(words.played);
  await expect(async () => {
    await page.goto(`/${language}/faq#${words.slug}`);
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
  await expect.poll(cue).toBe(words.cue);
}
