import type { Language } from "@parution/contract/call";
import { splitPaperContent } from "@parution/rules/paper-content";
import type { Messages } from "../platform/http/problems.ts";

const EXCERPT_LENGTH = 180;

/** Stored texts of an ad. */
interface KeptTexts {
  readonly web_title: string;
  readonly web_content: string;
  readonly paper_content: string;
}

/** The beginning of a published ad and the language it is written in. */
export function readTexts({ web_title, web_content, paper_content }: KeptTexts) {
  const text = web_content || readable(paper_content);
  return { excerpt: excerptOf(text), language: languageOf(web_title + text) };
}

function readable(paperContent: string): string {
  const content = splitPaperContent(paperContent);
  return content.kind === "plain" ? content.text : `${content.title} ${content.body}`;
}

/** The beginning of a text in one paragraph, cut between words. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${line.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, "")}…`;
}

/** Language by the script of most letters of a text. */
function languageOf(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? "ar" : "fr";
}

export const publishedAdGone: Messages = {
  fr: "Cette annonce n’est pas en ligne.",
  ar: "هذا الإعلان غير منشور.",
};

export const unknownHeading: Messages = {
  fr: "Cette rubrique n’existe pas.",
  ar: "هذه الخانة غير موجودة.",
};

export const unknownPage: Messages = {
  fr: "La liste n’a pas autant de pages.",
  ar: "لا تضم القائمة هذا العدد من الصفحات.",
};
