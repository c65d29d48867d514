import type { PaperContent } from "@parution/rules/paper-content";
import sanitizeHtml from "sanitize-html";
import { isModestMarkup } from "../../platform/markup.ts";

/** Allowed markup: nothing that runs, refers elsewhere or looks like another part of the page. */
const DRESS: sanitizeHtml.IOptions = {
  allowedTags: ["h2", "h3", "p", "br", "b", "strong", "i", "em", "u", "ul", "ol", "li"],
  allowedAttributes: { p: ["dir"], h2: ["dir"], h3: ["dir"] },
};
const UNDRESSED: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/**
 * The HTML with which a sender dressed its paper text, cleaned of all that is no dress. It is kept only where it says the
 * very words of the text, since those are what is paid and looked through.
 * @returns null where there is none to keep.
 */
export function dressedText(html: string | undefined, content: PaperContent): string | null {
  if (html === undefined || !isModestMarkup(html)) return null;
  const clean = sanitizeHtml(html, DRESS).trim();
  const words = lettersOf(sanitizeHtml(clean, UNDRESSED));
  const paid = lettersOf(escaped(textOf(content)));
  return words !== "" && words === paid ? clean : null;
}

function textOf(content: PaperContent): string {
  if (content.kind === "plain") return content.text;
  return `${content.title}${content.body}${content.footer}`;
}

/** As the library writes text. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Line ends and spaces are the dress's. */
const lettersOf = (text: string) => text.replaceAll(/\s/g, "");
