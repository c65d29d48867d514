import { createHash } from "node:crypto";
import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import { setBounded } from "../platform/bounded-map.ts";
import { type PrintedAd, type Sheet, sheetOf } from "../proof/index.ts";
import { type Document, DocumentFailed, type SetDocument } from "../typesetter/index.ts";
import { type EditionAd, placeOnShelves } from "./queries.ts";

const template = new URL("./daily-page.typ", import.meta.url).href;

/** A page is so many columns of so many millimetres, so far apart. */
const GRID = { columns: 5, width: 50, gutter: 4 } as const;

/** A newspaper as its page names it. */
export interface Newspaper {
  readonly slug: string;
  readonly label: string;
  /** Its own language, in which its page is set. */
  readonly language: Language;
}

type ModularSheet = Extract<Sheet, { kind: "modular" }>;
type LineSheet = Extract<Sheet, { kind: "line" }>;

/** Data of the template. */
interface PageSheet {
  readonly title: string;
  readonly newspaper: string;
  readonly date: string;
  readonly language: Language;
  readonly faces: readonly string[];
  readonly grid: typeof GRID;
  /** Modular ads, side by side across the page. */
  readonly shelves: readonly (readonly ModularSheet[])[];
  /** Line ads in columns, below their headings. */
  readonly sections: readonly { readonly heading: string; readonly ads: readonly LineSheet[] }[];
}

/** The ads of an edition as the page that the newspaper printed. */
export function pageDocument(
  newspaper: Newspaper,
  day: IsoDate,
  ads: readonly EditionAd[],
): Document {
  const date = dateInWords(day, newspaper.language);
  const sheets = ads.map((ad) => ({ heading: ad.heading, sheet: sheetOf(printed(ad, newspaper)) }));
  const modular = sheets.flatMap(({ sheet }) => (sheet.kind === "modular" ? [sheet] : []));
  const pieces = modular.map((sheet) => ({
    sheet,
    columns: Math.ceil((sheet.width + GRID.gutter) / (GRID.width + GRID.gutter)),
    height: sheet.height,
  }));
  const page: PageSheet = {
    title: `${newspaper.label} · ${date}`,
    newspaper: newspaper.label,
    date,
    language: newspaper.language,
    faces: sheets[0]?.sheet.faces ?? [],
    grid: GRID,
    shelves: placeOnShelves(pieces, GRID.columns).map((shelf) =>
      shelf.pieces.map(({ sheet }) => sheet),
    ),
    sections: [...Map.groupBy(sheets, ({ heading }) => heading)]
      .map(([heading, group]) => ({
        heading,
        ads: group.flatMap(({ sheet }) => (sheet.kind === "line" ? [sheet] : [])),
      }))
      .filter((section) => section.ads.length > 0),
  };
  return { template, data: page };
}

function printed(ad: EditionAd, newspaper: Newspaper): PrintedAd {
  return {
    supportSlug: newspaper.slug,
    supportName: newspaper.label,
    language: newspaper.language,
    heading: ad.heading,
    format: ad.format === "L" ? "line" : "modular",
    paperContent: ad.paper_content,
    width: ad.width_mm,
    height: ad.height_mm,
  };
}

const LOCALES: Readonly<Record<Language, string>> = { fr: "fr-FR", ar: "ar-MA" };

/** A day as a newspaper writes it. */
function dateInWords(day: IsoDate, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A page with the ads that it had to leave out. */
export interface Page {
  readonly pdf: Uint8Array;
  readonly leftOut: readonly EditionAd[];
}

/** Milliseconds for a part of a page while the ad that fails is looked for. */
const PART_LIMIT = 5000;

/** Texts that cannot be set, by content: further pages with them fail no more. */
const failing = new Map<string, true>();
const MOST_FAILING = 1000;

const keyOf = ({ id, paper_content }: EditionAd) =>
  `${id} ${createHash("sha256").update(paper_content).digest("base64url")}`;

/**
 * Sets a page of ads. Where it cannot be set, its ads are set in parts to find those that fail, and the page is set
 * without them.
 * @throws DocumentFailed when the page cannot be set without them either
 */
export async function setPage(
  set: SetDocument,
  ads: readonly EditionAd[],
  documentOf: (ads: readonly EditionAd[]) => Document,
): Promise<Page> {
  const known = ads.filter((ad) => !failing.has(keyOf(ad)));
  const pdf = await set(documentOf(known)).catch(passFailure);
  if (pdf !== null) return { pdf, leftOut: withoutAll(ads, known) };
  const sound = await soundOf(known, Math.ceil(Math.sqrt(known.length)));
  for (const ad of withoutAll(known, sound)) setBounded(failing, keyOf(ad), true, MOST_FAILING);
  return { pdf: await set(documentOf(sound)), leftOut: withoutAll(ads, sound) };

  /** The ads that can be set, tried in parts of so many and where a part fails one by one. */
  async function soundOf(tried: readonly EditionAd[], size: number): Promise<EditionAd[]> {
    const sound: EditionAd[] = [];
    for (let start = 0; start < tried.length; start += size) {
      const part = tried.slice(start, start + size);
      const isSound = await set(documentOf(part), { timeLimit: PART_LIMIT }).catch(passFailure);
      if (isSound !== null) sound.push(...part);
      else if (part.length > 1) sound.push(...(await soundOf(part, 1)));
    }
    return sound;
  }
}

function passFailure(error: unknown): null {
  if (error instanceof DocumentFailed) return null;
  throw error;
}

const withoutAll = (ads: readonly EditionAd[], others: readonly EditionAd[]) =>
  ads.filter((ad) => !others.includes(ad));
