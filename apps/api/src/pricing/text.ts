import { countLines, type WordBreak } from "@parution/rules/lines";
import { moduleFault } from "@parution/rules/module-fit";
import { joinPaperContent, type PaperContent } from "@parution/rules/paper-content";
import { printFault } from "@parution/rules/print-coverage";
import { textFault } from "@parution/rules/text-limits";
import {
  describeModuleFault,
  describeTextFault,
  type Faults,
  faults,
  type SelectionField,
} from "./problems.ts";
import type { Completeness, Selection, Sold } from "./product.ts";
import type { Offer } from "./queries.ts";

/** The paper text of an ad as it is kept, and the number of lines that it has by its word break. */
export interface AdText {
  /** Title, body and footer joined, or the text alone. */
  readonly paperContent: string;
  /** Null for line ads, which have no layout. */
  readonly layout: "plainText" | "modular" | null;
  readonly lineCount: number;
  readonly wordBreak: WordBreak;
}

/** Reads the text where the format has it and holds it against the canvas. */
export function readText(
  selection: Selection,
  sold: Sold,
  offer: Pick<Offer, "fixed_price" | "word_break">,
  completeness: Completeness,
  found: Faults,
): AdText {
  const { fixed_price: fixedPrice, word_break: wordBreak } = offer;
  const isLine = sold.product.format === "L";
  const content = isLine ? plainOf(selection) : contentOf(selection, fixedPrice);
  if (completeness === "whole") requireText(content, sold, found);
  const check = (field: SelectionField, text: string, limit: number) =>
    checkText(field, { text, limit, printed: !fixedPrice }, found);
  if (isLine) check("paperContent", plainText(content), sold.canvas.body_limit);
  else {
    checkModule(content, sold, fixedPrice, check);
    if (!fixedPrice) checkFrame(content, sold, found);
  }
  return {
    paperContent: joinPaperContent(content),
    layout: isLine ? null : layoutOf(content),
    lineCount: countLines(plainText(content), wordBreak),
    wordBreak,
  };
}

/** A line ad is one text, its separators removed. */
function plainOf({ paperContent }: Selection): PaperContent {
  return { kind: "plain", text: paperContent === undefined ? "" : plainText(paperContent) };
}

function contentOf(selection: Selection, fixedPrice: boolean): PaperContent {
  const { layout, title, body, footer, paperContent, webContent } = selection;
  const hasParts = title !== undefined || body !== undefined || footer !== undefined;
  if (hasParts && layout !== "plainText") return sections(title, body, footer);
  if (paperContent !== undefined) return paperContent;
  if (layout === "modular") return sections();
  return { kind: "plain", text: body ?? (fixedPrice ? webContent : undefined) ?? "" };
}

function sections(title = "", body = "", footer = ""): PaperContent {
  return { kind: "sections", title, body, footer };
}

function requireText(content: PaperContent, { canvas }: Sold, found: Faults): void {
  if (content.kind === "plain") {
    requirePart("paperContent", content.text, found);
    return;
  }
  requirePart("title", content.title, found);
  requirePart("body", content.body, found);
  // The form hides the footer of a canvas that has none.
  if (canvas.footer_limit > 0) requirePart("footer", content.footer, found);
}

function requirePart(field: SelectionField, text: string, found: Faults): void {
  if (text.trim() === "") found.add(field, faults.required);
}

type Check = (field: SelectionField, text: string, limit: number) => void;

/** One text area has the room of the three parts; so has the plain layout of a module. */
function checkModule(
  content: PaperContent,
  { canvas }: Sold,
  fixedPrice: boolean,
  check: Check,
): void {
  if (content.kind === "plain" || fixedPrice) {
    const limit = canvas.title_limit + canvas.body_limit + canvas.footer_limit;
    check("paperContent", plainText(content), limit);
    return;
  }
  check("title", content.title, canvas.title_limit);
  check("body", content.body, canvas.body_limit);
  check("footer", content.footer, canvas.footer_limit);
}

/** Refuses printed text that does not fit its frame and would be cut off. */
function checkFrame(content: PaperContent, { canvas }: Sold, found: Faults): void {
  const frame = { width: canvas.width_mm, height: canvas.height_mm };
  const isPlain = content.kind === "plain";
  const fault = moduleFault(
    frame,
    isPlain ? { title: "", body: content.text, footer: "" } : content,
  );
  if (fault !== null) found.add(isPlain ? "paperContent" : fault.part, describeModuleFault(fault));
}

interface CheckedText {
  readonly text: string;
  readonly limit: number;
  /** Sold at one price a date, an ad appears on the web alone, where every character has a face. */
  readonly printed: boolean;
}

function checkText(
  field: SelectionField,
  { text, limit, printed }: CheckedText,
  found: Faults,
): void {
  const fault = printed ? printFault(text, limit) : textFault(text, limit);
  if (fault !== null) found.add(field, describeTextFault(fault));
}

function plainText(content: PaperContent): string {
  if (content.kind === "plain") return content.text;
  return [content.title, content.body, content.footer].filter((part) => part !== "").join("\n");
}

function layoutOf(content: PaperContent): "plainText" | "modular" {
  return content.kind === "plain" ? "plainText" : "modular";
}
