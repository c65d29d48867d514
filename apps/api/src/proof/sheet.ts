import type { Language } from "@parution/contract/call";
import {
  type AdRow,
  adRows,
  MODULE_SETTING,
  moduleText,
  ROW_SETTING,
  type TextDirection,
  textDirection,
  type WordBreak,
} from "@parution/rules/lines";
import { splitPaperContent } from "@parution/rules/paper-content";

/** A paragraph of a modular ad. */
export interface SetText {
  readonly text: string;
  readonly direction: TextDirection;
}

type RowSetting = typeof ROW_SETTING;

interface AnySheet {
  /** The document's name. */
  readonly title: string;
  readonly language: Language;
  /** Font families, the first that has a letter sets it. */
  readonly faces: readonly string[];
  /** Millimetres. */
  readonly width: number;
}

/** A line ad: its rows in a column, as high as they are many. */
export interface LineSheet extends AnySheet, RowSetting {
  readonly kind: "line";
  readonly rows: readonly AdRow[];
}

/** A modular ad: its parts on a canvas of the real size; a part without paragraphs is left out. */
export interface ModularSheet extends AnySheet {
  readonly kind: "modular";
  readonly setting: typeof MODULE_SETTING;
  /** Millimetres. */
  readonly height: number;
  readonly header: readonly SetText[];
  readonly body: readonly SetText[];
  readonly footer: readonly SetText[];
}

/** Facts of an ad for the typesetter. */
export type Sheet = LineSheet | ModularSheet;

/** An ad as far as its print goes. */
export interface PrintedAd {
  readonly supportSlug: string;
  readonly supportName: string;
  /** The newspaper's own language: which way a text without letters reads. */
  readonly language: Language;
  readonly heading: string;
  readonly format: "line" | "modular";
  /** Text in print, as it is kept. */
  readonly paperContent: string;
  /** The one that it was priced with. */
  readonly wordBreak: WordBreak;
  /** Width of the canvas, in millimetres. */
  readonly width: number;
  readonly height: number;
}

/** Content to typeset: the billed rows, or the canvas with its parts. */
export function sheetOf(ad: PrintedAd): Sheet {
  const reading = ad.language === "ar" ? "rtl" : "ltr";
  const shared = {
    title: `${ad.supportName} · ${ad.heading}`,
    language: languageOf(ad),
    faces: facesOf(ad.supportSlug),
    width: ad.width,
  };
  if (ad.format === "line") {
    const rows = adRows(ad.paperContent, reading, ad.wordBreak);
    return { ...shared, kind: "line", ...ROW_SETTING, rows };
  }
  const content = splitPaperContent(ad.paperContent);
  const parts = content.kind === "plain" ? { title: "", body: content.text, footer: "" } : content;
  return {
    ...shared,
    kind: "modular",
    setting: MODULE_SETTING,
    height: ad.height,
    header: paragraphs(parts.title, reading),
    body: paragraphs(parts.body, reading),
    footer: paragraphs(parts.footer, reading),
  };
}

/** Lines as paragraphs, each in the direction of its own first letter. */
function paragraphs(text: string, reading: TextDirection): SetText[] {
  if (text.trim() === "") return [];
  return moduleText(text)
    .split("\n")
    .map((line) => ({ text: line, direction: textDirection(line) ?? reading }));
}

/** A text's own language lets a screen reader pronounce it. */
function languageOf({ paperContent, language }: PrintedAd): Language {
  const direction = textDirection(paperContent);
  if (direction === null) return language;
  return direction === "rtl" ? "ar" : "fr";
}

const NASKH = "Noto Naskh Arabic";
/** Amazigh letters, which no other face has. */
const TIFINAGH = "Noto Sans Tifinagh";
/** Source Serif 4, and its letters beyond western Europe. */
const SERIF = ["Source Serif 4", "Source Serif X"] as const;

/** The newspapers' own faces, as their tokens name them; each sets the letters that those before it lack. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  "al-ofoq": [NASKH, ...SERIF, TIFINAGH],
  "l-horizon-eco": ["Bitter", NASKH, ...SERIF, TIFINAGH],
  "horizon-numerique": ["Space Grotesk", "IBM Plex Sans Arabic", TIFINAGH],
};

const HOUSE: readonly string[] = [...SERIF, NASKH, TIFINAGH];

/** The faces of a newspaper, that of the house where it has none of its own. */
export function facesOf(supportSlug: string): readonly string[] {
  return FACES[supportSlug] ?? HOUSE;
}
