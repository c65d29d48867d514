import type { PaperContent } from "@parution/rules/paper-content";
import sanitizeHtml from "sanitize-html";
import { isModestMarkup } from "../../platform/markup.ts";

/** Allowed markup: nothing that runs, refers elsewhere or looks like another part of the page. */
const MARKUP: sanitizeHtml.IOptions = {
  allowedTags: ["h2", "h3", "p", "br", "b", "strong", "i", "em", "u", "ul", "ol", "li"],
  allowedAttributes: { p: ["dir"], h2: ["dir"], h3: ["dir"] },
};
const NO_MARKUP: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/**
 * Formatted HTML of a paper text, cleaned of all other markup. It is kept only where it has the very words of the text,
 * since those are paid and reviewed.
 * @returns null where there is none to keep.
 */
export function cleanHtml(html: string | undefined, content: PaperContent): string | null {
  if (html === undefined || !isModestMarkup(html)) return null;
  const clean = sanitizeHtml(html, MARKUP).trim();
  const words = lettersOf(sanitizeHtml(clean, NO_MARKUP));
  const paid = lettersOf(escaped(textOf(content)));
  return words !== "" && words === paid ? clean : null;
}

function textOf(content: PaperContent): string {
  if (content.kind === "plain") return content.text;
  return `${content.title}${content.body}${content.footer}`;
}

/** Text escaped as `sanitize-html` escapes it. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Text without white space, which belongs to the formatting. */
const lettersOf = (text: string) => text.replaceAll(/\s/g, "");
