import type { PaperContent } from "@parution/rules/paper-content";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The paper text as HTML made here: what a client sends as HTML is never given to another. */
export function paperHtml(content: PaperContent): string {
  if (content.kind === "plain") return paragraph(content.text);
  const parts = [heading(content.title), paragraph(content.body), paragraph(content.footer)];
  return parts.filter((part) => part !== "").join("");
}

const heading = (text: string) => (text === "" ? "" : `<h2>${escapeText(text)}</h2>`);

const paragraph = (text: string) =>
  text === "" ? "" : `<p>${escapeText(text).replace(/\r?\n/g, "<br>")}</p>`;

const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
