import type { Language } from "@parution/contract/call";
import {
  adRows,
  MODULE_SETTING,
  moduleText,
  ROW_SETTING,
  type TextDirection,
  textDirection,
} from "@parution/rules/lines";
import { splitPaperContent } from "@parution/rules/paper-content";
import { facesOf } from "./faces.ts";
import type { SetText, Sheet } from "./sheet.ts";

/** An ad as far as its print goes. */
export interface PrintedAd {
  readonly supportSlug: string;
  readonly supportName: string;
  /** The newspaper's own language: which way a text without letters reads. */
  readonly language: Language;
  readonly heading: string;
  readonly format: "line" | "modular";
  /** As it is kept (readings D4). */
  readonly paperContent: string;
  /** Of the canvas, in millimetres. */
  readonly width: number;
  readonly height: number;
}

/** What is to be set: the rows that are billed, or the canvas with its parts (readings D2). */
export function sheetOf(ad: PrintedAd): Sheet {
  const reading = ad.language === "ar" ? "rtl" : "ltr";
  const shared = {
    title: `${ad.supportName} · ${ad.heading}`,
    language: languageOf(ad),
    faces: facesOf(ad.supportSlug),
    width: ad.width,
  };
  if (ad.format === "line") {
    return { ...shared, kind: "line", ...ROW_SETTING, rows: adRows(ad.paperContent, reading) };
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

/** A text's own language tells a reader's software how to pronounce it. */
function languageOf({ paperContent, language }: PrintedAd): Language {
  const direction = textDirection(paperContent);
  if (direction === null) return language;
  return direction === "rtl" ? "ar" : "fr";
}
