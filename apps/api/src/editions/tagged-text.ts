import { ROW_SETTING } from "@parution/rules/lines";
import type { Sheet } from "../proof/index.ts";
import { headingsOf, type LaidOut, type Newspaper } from "./edition.ts";
import type { EditionAd } from "./queries.ts";

/** Points in a millimetre. */
const POINTS = 72 / 25.4;
/** Millimetres of a column's type: 50 less 1.5 on either side. */
const MEASURE = 47;
const LINE_END = "\r\n";
/** A mark of direction: signs at the beginning of an Arabic row keep their place. */
const RIGHT_TO_LEFT_MARK = "\u200F";

/** Face of Arabic rows, which has no Latin letters; rows of these have another, in an Arabic newspaper too. */
const ARABIC_FACE = "Noto Naskh Arabic";

type Direction = "ltr" | "rtl";

/** Paragraph styles that the file names. A layout's own styles of the same names win over their definitions here. */
const STYLES = {
  heading: "Rubrique",
  row: "Annonce",
  lastRow: "AnnonceFin",
  reference: "ModuleReference",
  header: "ModuleTitre",
  body: "ModuleTexte",
  footer: "ModulePied",
} as const;
type Style = keyof typeof STYLES;

const nameOf = (style: Style, direction: Direction) =>
  `${STYLES[style]}${direction === "rtl" ? "Arabe" : ""}`;

/**
 * The ads of an edition as InDesign Tagged Text (https://www.adobe.com/go/learn_id_taggedtext_cs5_en): a heading, its line ads
 * row by row as billed, then its modular ads below their references and sizes. UTF-16 with its mark, as `<UNICODE-WIN>` asks.
 */
export function taggedText(
  { language }: Newspaper,
  ads: readonly EditionAd[],
  { sheets, layout, leftOut }: LaidOut,
): Uint8Array {
  const unfit = new Set(leftOut);
  const order = new Map<number, number>();
  for (const piece of layout.pages.flatMap(({ pieces }) => pieces)) {
    if ("adId" in piece && !order.has(piece.adId)) order.set(piece.adId, order.size);
  }
  const printed = ads
    .filter((ad) => !unfit.has(ad))
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const reading: Direction = language === "ar" ? "rtl" : "ltr";
  const paragraphs = headingsOf(ads).flatMap(({ id, label }) => {
    const ofHeading = printed.filter((ad) => ad.heading_id === id);
    if (ofHeading.length === 0) return [];
    return [paragraph("heading", label, reading), ...ofHeading.flatMap((ad) => adOf(ad, sheets))];
  });
  return utf16([...opening(sheets), ...paragraphs].map((line) => line + LINE_END).join(""));
}

function adOf(ad: EditionAd, sheets: ReadonlyMap<number, Sheet>): string[] {
  const sheet = sheets.get(ad.id);
  if (sheet === undefined) return [];
  if (sheet.kind === "line") {
    return sheet.rows.map(({ text, direction }, index) =>
      paragraph(index === sheet.rows.length - 1 ? "lastRow" : "row", text, direction),
    );
  }
  return [
    paragraph("reference", `${ad.ref_web} · ${sheet.width} × ${sheet.height} mm`, "ltr"),
    ...(["header", "body", "footer"] as const).flatMap((part) =>
      sheet[part].map(({ text, direction }) => paragraph(part, text, direction)),
    ),
  ];
}

const paragraph = (style: Style, text: string, direction: Direction) =>
  `<ParaStyle:${nameOf(style, direction)}>${direction === "rtl" ? RIGHT_TO_LEFT_MARK : ""}${escaped(text)}`;

/** A text without signs that the format reads: its brackets and strokes behind a stroke, controls as spaces. */
export const escaped = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, " ").replaceAll(/[<>\\]/g, (sign) => `\\${sign}`);

/** Head of the file, with a definition of each style in points. */
function opening(sheets: ReadonlyMap<number, Sheet>): string[] {
  const [first] = sheets.values();
  const latin = first?.faces.find((face) => face !== ARABIC_FACE);
  const face = escaped(latin ?? "Source Serif 4");
  const definitions = (["ltr", "rtl"] as const).flatMap((direction) =>
    (Object.keys(STYLES) as Style[]).map((style) => definitionOf(style, direction, face)),
  );
  return [
    "<UNICODE-WIN>",
    "<Version:8><FeatureSet:InDesign-Roman><ColorTable:=<Black:COLOR:CMYK:Process:0,0,0,1>>",
    ...definitions,
  ];
}

function definitionOf(style: Style, direction: Direction, face: string): string {
  const name = nameOf(style, direction);
  const letter = ROW_SETTING.letterWidth[direction];
  const row = (MEASURE / (ROW_SETTING.rowLength * letter)) * POINTS;
  const [size, leading] = {
    heading: [11, 13],
    row: [row, row * ROW_SETTING.lineHeight],
    lastRow: [row, row * ROW_SETTING.lineHeight],
    reference: [7, 9],
    header: [15.3, 19.1],
    body: [8.8, 12.1],
    footer: [7.7, 10.5],
  }[style] as [number, number];
  const isBold = style === "heading" || style === "header";
  const isCentred = style === "header" || style === "footer";
  const side = direction === "rtl" ? "Right" : "Left";
  return [
    `<DefineParaStyle:${name}=<Nextstyle:${name}>`,
    `<cTypeface:${isBold ? "Bold" : "Regular"}><cFont:${direction === "rtl" ? ARABIC_FACE : face}>`,
    `<cSize:${size.toFixed(3)}><cLeading:${leading.toFixed(3)}>`,
    `<cLanguage:${direction === "rtl" ? "Arabic" : "French"}>`,
    // The composer that shapes Arabic; the usual one would leave its letters apart.
    `<pTextComposer:${direction === "rtl" ? "HL Composer Optyca" : "HL Composer"}>`,
    `<pHyphenation:0><pTextAlignment:${isCentred ? "Center" : side}>`,
    style === "lastRow" ? "<pSpaceAfter:4.000>" : "",
    ">",
  ].join("");
}

function utf16(text: string): Uint8Array {
  return Buffer.from(`\uFEFF${text}`, "utf16le");
}
