import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import { type PrintedAd, type Sheet, sheetOf } from "../proof/index.ts";
import type { Document } from "../typesetter/index.ts";
import type { EditionAd } from "./queries.ts";
import { placeOnShelves } from "./shelves.ts";

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

/** All that the template sets. */
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

/** A day as a newspaper writes it (readings H4). */
function dateInWords(day: IsoDate, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
