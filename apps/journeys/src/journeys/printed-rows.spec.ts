import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { compareRows, type RowDifference } from "../support/compare-rows.ts";
import {
  printedLines,
  printedRows,
  type RowPictures,
  shownLines,
  shownRows,
} from "../support/ink.ts";
import { expect, test } from "../support/journey.ts";
import {
  adText,
  choosePlace,
  LEGAL_LINE,
  openOrderForm,
  openProof,
  preview,
  previewRows,
} from "../support/order-form.ts";

const FRENCH = [
  "Constitution d’une SARL au capital de 100 000 dirhams, siège à Casablanca",
  "VENTE AUX ENCHÈRES PUBLIQUES LE 12/03/2026 À 10 H 30",
  "Terrain à vendre, 1 250 m², titre foncier n° 12345/C",
  "« Perte » du registre 0123456789 — prière de le rendre",
  "Appartement F4, 3e étage, 98 m² : 1\u00A0250\u00A0000,00\u202FDhs",
  "Œuvre, cœur, Noël, garçon, été, où, là, île, ÇA ÉTÉ",
  "Škoda Octavia à céder, M. Łukasz Dvořák, tél. 0522-00-02-27",
  "RECRUTE COMPTABLE (H/F) EXPÉRIMENTÉ, CDI, RABAT & SALÉ",
  "contact@atlas-negoce.ma ou +212 661 00 00 00",
  "Anticonstitutionnellement-incompréhensiblement",
  "office, fleuve, affiche, infini, fjord, Tél. AVATAR To Wa",
  "WWWWWWWWWW MMMMMMMMMM QQQQ",
  "ATLAS CONSEIL / الأفق للتجارة SARL",
  "Prix : 48,00 € ; 100 % ; 1/2 ; [a] {b} #7 @8 *9 l'an",
  "Fait à Fès,  le 3 juin 2026…   pour avis, le gérant -",
  "ⵜⴰⵎⴰⵣⵉⵖⵜ : ⴰⵣⵓⵍ ⴼⵍⵍⴰⵡⵏ",
];

const ARABIC = [
  "إعلان عن تأسيس شركة ذات مسؤولية محدودة رأسمالها 100 000 درهم",
  "بيع بالمزاد العلني يوم 12/03/2026 على الساعة 10:30",
  "بقعة أرضية للبيع مساحتها 1250 متر مربع بالدار البيضاء",
  "ضاع السجل التجاري رقم 0123456789 والمرجو ممن عثر عليه إرجاعه",
  "شقة بالطابق الثالث، 98 مترا مربعا: 1.250.000,00 درهم",
  "الشَّرِكَةُ الْمَغْرِبِيَّةُ لِلتِّجَارَةِ",
  "عن المسير: ATLAS CONSEIL SARL",
  "الهاتف: 0522 00 02 27 أو 0661-00-00-00 أو +212 661 000000",
  "محـــمد بـن عبد الســـلام",
  "«مطلوب» محاسب؛ تجربة 5 سنوات؟ نعم! (50%)",
  "وفاة المرحوم الحاج محمد بن عبد السلام، إنا لله وإنا إليه راجعون",
  "الأرقام ٠١٢٣٤٥٦٧٨٩ والأرقام 0123456789",
  "لالة لا إلى الآن اللأ للإعلان",
  "پاريس، گلميم، ڤيلا",
  "حرر بفاس في 3 يونيو 2026",
];

/** Newspapers, each in faces of its own. */
const [LHORIZON, AL_OFOQ] = [1, 2];

/** Allowed differences between two rasterisers of the same rows, with base lines on whole pixels on the screen; lengths in ems. */
const TOLERANCE = { edge: 0.06, below: 0.08, weight: [0.99, 1.06], strays: 0.007 } as const;

// Four pixels of the device for one of the page, and a window in which no row is out of sight.
test.use({ deviceScaleFactor: 4, viewport: { width: 1280, height: 1400 } });

test.beforeEach(async ({ page }) => signIn(page, "pro"));

test("rows of a French newspaper are printed as the preview shows them, and differing rows are detected", async ({
  page,
}) => {
  const rows = await writeAd(page, LHORIZON, [...FRENCH, ...ARABIC.slice(0, 3)]);
  const shown = await shownRows(page, rows);
  const printed = await printOf(page, shown);
  expect(faultsOf(shown, printed)).toEqual([]);
  await setOtherwise(rows);
  const differing = faultsOf(await shownRows(page, rows), printed).map(({ row }) => row);
  expect(differing).toEqual(MISTAKES.map((_, index) => index + 1));
});

test("rows of an Arabic newspaper are printed as the preview shows them", async ({ page }) => {
  const rows = await writeAd(page, AL_OFOQ, ARABIC);
  const shown = await shownRows(page, rows);
  expect(faultsOf(shown, await printOf(page, shown))).toEqual([]);
});

test("a modular ad is printed as the preview shows it, in letters that shrink alike", async ({
  page,
}) => {
  await openOrderForm(page, LHORIZON);
  await choosePlace(page, TENDER_MODULE);
  await page.getByRole("radio", { name: "Quadrichromie" }).check();
  await page.getByRole("radio", { name: "2 modules, 1 × 2" }).check();
  for (const [part, text] of Object.entries(MODULE)) {
    await page.getByRole("textbox", { name: part, exact: true }).fill(text);
  }
  for (let step = 0; step < 3; step += 1) {
    await preview(page).locator("..").getByRole("button", { name: "Agrandir" }).click();
  }
  await expect(preview(page)).toContainText("caractères réduits à");
  const frame = preview(page).getByText(MODULE.Titre).locator("..");
  const shown = await shownLines(page, frame);
  expect(shown.rows.length).toBeGreaterThan(12);
  expect(faultsOf(shown, await printedLines(await openProof(page), shown))).toEqual([]);
});

const TENDER_MODULE = {
  heading: "Appels d’offres",
  type: "Annonce modulaire",
  subheading: "Travaux",
};

/** Within the limits of a canvas of two modules, but with more lines than it has room for. */
const MODULE = {
  Titre: "Appel d’offres ouvert n° 12",
  Corps: `L’Office procédera à l’ouverture des plis : entretien des canaux.

Lot 1 : 12 km
Lot 2 : 48,5 km
Lot 3 : 7 km
Visite : le 3/12, 10 h
القطعة الأولى: 12 كلم
Retrait : 7, av. Hassan II
Dépôt : le 15
Ouverture : le 16
Délai : 4 mois
Tél. 0522 00 02 27`,
  Pied: "Estimation : 1 240 000 Dhs",
};

/** Mistakes of a row: another style of its letters, or another text. One for each of the first rows. */
const MISTAKES: readonly ({ readonly [property: string]: string } | RegExp)[] = [
  { "font-weight": "700" },
  { "font-family": "'Bitter Variable'" },
  { "font-size": "102%" },
  { "font-kerning": "none" },
  { "font-size": "98%" },
  { "word-spacing": "0.4em" },
  { "letter-spacing": "0.01em" },
  { transform: "translateX(0.065em)" },
  // A letter more, a letter less: the last one of a row stands in the next, or a word is another.
  /$/,
  /.$/,
  /(?<=^.)./,
  { "font-family": "serif" },
];

/** Sets each of the first rows with its mistake. */
async function setOtherwise(rows: Locator): Promise<void> {
  for (const [index, mistake] of MISTAKES.entries()) {
    const letters = rows.nth(index).locator("span > span");
    if (mistake instanceof RegExp) {
      const text = (await letters.textContent()) ?? "";
      const other = text.replace(mistake, "a");
      await letters.evaluate((row, words) => row.replaceChildren(words), other);
    } else {
      await letters.evaluate((row: HTMLElement, style) => {
        for (const [name, value] of Object.entries(style)) row.style.setProperty(name, value);
      }, mistake);
    }
  }
}

const printOf = async (page: Page, shown: RowPictures): Promise<RowPictures> =>
  printedRows(await openProof(page), shown.rows.length, shown.rows[0]?.width ?? 0);

/** The rows that differ, counted from 1, each with what differs. */
function faultsOf(shown: RowPictures, printed: RowPictures) {
  return compareRows(shown, printed)
    .map((difference, index) => ({ row: index + 1, ...difference }))
    .filter((difference) => !isAlike(difference));
}

function isAlike({ start, end, below, weight, strays }: RowDifference): boolean {
  const [lightest, heaviest] = TOLERANCE.weight;
  return (
    Math.abs(start) <= TOLERANCE.edge &&
    Math.abs(end) <= TOLERANCE.edge &&
    Math.abs(below) <= TOLERANCE.below &&
    lightest <= weight &&
    weight <= heaviest &&
    strays <= TOLERANCE.strays
  );
}

/** The rows of an ad of texts, one below the other. */
async function writeAd(page: Page, supportId: number, texts: readonly string[]): Promise<Locator> {
  await openOrderForm(page, supportId);
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill(texts.join("\n"));
  const rows = previewRows(page);
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(texts.length);
  return rows;
}
