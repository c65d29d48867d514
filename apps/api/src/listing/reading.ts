import type { Language } from "@parution/contract/call";
import { splitPaperContent } from "@parution/rules/paper-content";
import { photosOfAd } from "../ads/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Messages } from "../platform/http/problems.ts";

const EXCERPT_LENGTH = 180;

/** The texts of an ad as they are kept. */
interface KeptTexts {
  readonly web_title: string;
  readonly web_content: string;
  readonly paper_content: string;
}

/** The beginning of a notice and the language it is written in. */
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

/** The script that most of a text's letters are of. */
function languageOf(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? "ar" : "fr";
}

/** The notices that are online, with their ads and what lists and pages alike say of them. */
export const selectNotices = (db: Queries, language: Language) =>
  db
    .selectFrom("notices as notice")
    .innerJoin("ads", "ads.id", "notice.ad_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("ad_types as type", "type.id", "ads.ad_type_id")
    .leftJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .leftJoin("cities as city", "city.id", "ads.city_id")
    .select([
      "ads.id",
      "ads.slug",
      "ads.ref_web",
      "ads.web_title",
      "ads.web_content",
      "ads.paper_content",
      "ads.support_id",
      "ads.other_city",
      "notice.published_at",
      "heading.slug as heading_slug",
      `heading.label_${language} as heading` as const,
      `subheading.label_${language} as subheading` as const,
      `type.label_${language} as type` as const,
      `city.label_${language} as city` as const,
      photosOfAd(),
    ]);

export const noticeGone: Messages = {
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
