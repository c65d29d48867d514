import { splitPaperContent } from "@parution/rules/paper-content";

const TITLE_LENGTH = 80;
const SLUG_LENGTH = 80;
/** Names an ad whose title has no letter or digit. */
const NAMELESS = "annonce";

/** The title of an ad that was given none: the beginning of its text, cut between words. */
export function titleFrom(paperContent: string): string {
  const content = splitPaperContent(paperContent);
  const text = content.kind === "plain" ? content.text : content.title.trim() || content.body;
  const [line = ""] = text.trim().split(/\r?\n/, 1);
  if (line.length <= TITLE_LENGTH) return line;
  return `${cut(line, TITLE_LENGTH).replace(/\s+\S*$/, "")}…`;
}

/** A title as part of an address: letters and digits of any script, Latin ones without accents. */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return cut(slug, SLUG_LENGTH).replace(/^-+|-+$/g, "") || NAMELESS;
}

/** The beginning of a text: so many UTF-16 units at most, and no half of a character. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
