import { DEFAULT_FORMAT } from "@parution/pagination";
import { layOutAds, type Newspaper } from "../../api/src/editions/edition.ts";
import type { EditionAd } from "../../api/src/editions/queries.ts";
import { pagesDocument } from "../../api/src/editions/set-pages.ts";
import { createTypesetter } from "../../api/src/typesetter/typesetter.ts";
import { step } from "../../launcher/src/steps.mjs";
import { atLeast, atMost, type Figure, medianOf } from "./figure.ts";
import { type PackedAd, packFirstFit, packShelves } from "./simple-packers.ts";

const DAY = "2026-11-23" as const;
const TURNS = 5;
/** Ads of both editions, a third of them Arabic. */
const ADS = { fr: 334, ar: 166 } as const;
/** Modular ads among them. */
const MODULES = { fr: 27, ar: 13 } as const;
const SIZES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [2, 3],
  [5, 2],
  [3, 4],
] as const;
const HEADINGS = {
  fr: [
    "Annonces légales",
    "Appels d’offres",
    "Ventes judiciaires",
    "Immobilier",
    "Emploi",
    "Décès",
  ],
  ar: ["إعلانات قانونية", "طلبات العروض", "بيوع قضائية", "عقارات", "عروض عمل", "وفيات"],
} as const;
const WORDS = {
  fr: "société au capital de dirhams siège social à Casablanca constitution acte sous seing privé gérant parts cession terrain villa appartement titre foncier vente publique ouverture des plis dossier retrait Rabat Salé Fès".split(
    " ",
  ),
  ar: "شركة ذات مسؤولية محدودة رأسمالها درهم مقرها الاجتماعي بالدار البيضاء عقد عرفي مسير حصص تفويت بقعة شقة رسم عقاري بيع عمومي فتح الأظرفة ملف سحب الرباط سلا فاس".split(
    " ",
  ),
} as const;

const NEWSPAPERS: Readonly<Record<"fr" | "ar", Newspaper>> = {
  fr: newspaper(1, "l-horizon", "L’Horizon", "fr", "Votre annonce ici"),
  ar: newspaper(2, "al-ofoq", "الأفق", "ar", "إعلانكم هنا"),
};

function newspaper(id: number, slug: string, label: string, language: "fr" | "ar", text: string) {
  return { id, slug, label, language, format: { ...DEFAULT_FORMAT, fillers: [text] } };
}

/** Two editions of 500 ads: laid out, their PDFs, and the room that ads fill, beside simple packers of the same ads. */
export async function measureEditionPages(): Promise<readonly Figure[]> {
  const editions = sampleEditions();
  const [layout, shelf, firstFit]: [number[], number[], number[]] = [[], [], []];
  const packed = editions.map(({ newspaper: paper, ads }) => packedAds(paper, ads));
  for (let turn = 0; turn < TURNS; turn += 1) {
    layout.push(timeOf(() => editions.map((one) => layOutAds(one.newspaper, one.ads))));
    shelf.push(timeOf(() => packed.map(packShelves)));
    firstFit.push(timeOf(() => packed.map(packFirstFit)));
  }
  const pages = editions.flatMap((one) =>
    layOutAds(one.newspaper, one.ads).layout.pages.slice(0, -1),
  );
  const filled = pages.reduce((sum, page) => sum + page.filled, 0);
  const room = pages.reduce((sum, page) => sum + page.room, 0);
  const shareOf = (pack: typeof packShelves) => {
    const found = packed.map(pack);
    const used = found.reduce((sum, one) => sum + one.filled, 0);
    return (100 * used) / found.reduce((sum, one) => sum + one.room, 0);
  };
  const seconds = await step("Setting both editions", async () => {
    const typesetter = createTypesetter();
    const started = performance.now();
    await Promise.all(
      editions.map((one) =>
        typesetter.set(pagesDocument(one.newspaper, DAY, layOutAds(one.newspaper, one.ads))),
      ),
    );
    typesetter.stop();
    return (performance.now() - started) / 1000;
  });
  const area = "pages of an edition, 500 ads";
  return [
    {
      area: `${area}, laid out`,
      value: medianOf(layout),
      unit: "ms",
      budget: atMost(2000),
      peers: [
        { name: "shelves, nothing cut", value: medianOf(shelf) },
        { name: "first fit, nothing cut", value: medianOf(firstFit) },
      ],
    },
    {
      area: `${area}, filled by ads and bars`,
      value: (100 * filled) / room,
      unit: "%",
      budget: atLeast(95),
      peers: [
        { name: "shelves, nothing cut", value: shareOf(packShelves) },
        { name: "first fit, nothing cut", value: shareOf(packFirstFit) },
      ],
    },
    { area: `${area}, both PDFs`, value: seconds, unit: "s", budget: atMost(5), peers: [] },
  ];
}

export const sampleEditions = () =>
  (["fr", "ar"] as const).map((language) => ({
    newspaper: NEWSPAPERS[language],
    ads: sampleAds(language),
  }));

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Ads as rectangles, without headings. */
function packedAds(paper: Newspaper, ads: readonly EditionAd[]): PackedAd[] {
  const pieces = layOutAds(paper, ads).layout.pages.flatMap((page) => page.pieces);
  const heights = new Map<number, PackedAd>();
  for (const piece of pieces) {
    if (piece.kind === "module") {
      heights.set(piece.adId, { columns: piece.columns, height: piece.height });
    } else if (piece.kind === "rows") {
      const before = heights.get(piece.adId)?.height ?? 0;
      heights.set(piece.adId, { columns: 1, height: before + piece.height });
    }
  }
  return ads.flatMap(({ id }) => heights.get(id) ?? []);
}

/** Ads of an edition, the same at every run: mostly short, some long. */
function sampleAds(language: "fr" | "ar"): EditionAd[] {
  let seed = language === "fr" ? 26 : 62;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const words = WORDS[language];
  return Array.from({ length: ADS[language] }, (_, index) => {
    const isModular = index % Math.floor(ADS[language] / MODULES[language]) === 0;
    const [columns, rows] = SIZES[next(SIZES.length)] ?? [1, 1];
    const length = isModular ? columns * rows * 12 : 8 + next(30) + (next(8) === 0 ? next(160) : 0);
    const text = Array.from({ length }, () => words[next(words.length)]).join(" ");
    const heading = next(HEADINGS[language].length);
    return {
      id: index + 1,
      ref_web: `A${String(index + 1).padStart(8, "0")}`,
      paper_content: text,
      word_break: "break-all",
      heading_id: heading + 1,
      total: 4800 + next(9000),
      web_title: text.slice(0, 40),
      position: heading,
      format: isModular ? "M" : "L",
      heading: HEADINGS[language][heading] ?? "",
      width_mm: isModular ? columns * 54 - 4 : 50,
      height_mm: isModular ? rows * 39 - 4 : 35,
      placed_page: null,
      placed_column: null,
      placed_row: null,
    } satisfies EditionAd;
  }).toSorted((a, b) => a.position - b.position || a.id - b.id);
}
