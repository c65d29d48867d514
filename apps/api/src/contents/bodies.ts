import type {
  chapterBody,
  frameBody,
  guideBody,
  homeBody,
  pageBody,
  publisherBody,
  saveChapter,
} from "@parution/contract/contents";
import {
  type ContentFault,
  type ContentFaults,
  chapterFaults,
  frameFaults,
  guideFaults,
  homeFaults,
  pageFaults,
  publisherFaults,
} from "@parution/rules/contents";
import { type CaptionFault, captionFault } from "@parution/rules/films";
import sanitizeHtml from "sanitize-html";
import type { output } from "zod/mini";
import type { ContentKind } from "../platform/database/tables/contents.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import { isModestMarkup } from "../platform/markup.ts";

export type ChapterBody = output<typeof chapterBody>;
export type PageBody = output<typeof pageBody>;
export type FrameBody = output<typeof frameBody>;
export type GuideBody = output<typeof guideBody>;
export type HomeBody = output<typeof homeBody>;
export type PublisherBody = output<typeof publisherBody>;

/** Body of each kind. The calls' codecs are the only writers, and each writes its own kind. */
export interface Bodies {
  readonly chapter: ChapterBody;
  readonly page: PageBody;
  readonly frame: FrameBody;
  readonly home: HomeBody;
  readonly guide: GuideBody;
  readonly publisher: PublisherBody;
}

export type Film = NonNullable<ChapterBody["film"]>;

/** Films of a body, by their paths. */
export function filmsOf(
  kind: ContentKind,
  body: Bodies[ContentKind],
): Readonly<Record<string, Film>> {
  const films: Record<string, Film | null | undefined> = {};
  if (kind === "chapter") films.film = (body as ChapterBody).film;
  if (kind === "home") films.film = (body as HomeBody).film;
  if (kind === "guide") Object.assign(films, body);
  return Object.fromEntries(
    Object.entries(films).flatMap(([path, film]) => (film ? [[path, film]] : [])),
  );
}

/** Pages that the portal links to itself: they are never retired. */
export const FIXED_PAGES: readonly string[] = ["conditions-ventes", "conditions-utilisation"];

/**
 * A body with its marked texts cleaned, and without half characters, which JSON of the database cannot hold.
 * @throws ProblemError 422 for a faulty body, or HTML of too many elements.
 */
export function cleanBody<Kind extends ContentKind>(kind: Kind, body: Bodies[Kind]): Bodies[Kind] {
  const whole = JSON.stringify(cleanTexts(kind, body), (_, value) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
  const cleaned = JSON.parse(whole);
  const [fault] = Object.entries(faultsOf(kind, cleaned));
  if (fault === undefined) return cleaned;
  const [path, name] = fault;
  const { fr, ar } = name === "vtt" ? captionTexts(kind, cleaned, path) : faultTexts[name];
  throw invalid<typeof saveChapter>({ body: [{ fr: `${fr} (${path})`, ar: `${ar} (${path})` }] });
}

function faultsOf(kind: ContentKind, body: Bodies[ContentKind]): ContentFaults {
  if (kind === "chapter") return chapterFaults(body as ChapterBody);
  if (kind === "page") return pageFaults(body as PageBody);
  if (kind === "frame") return frameFaults(body as FrameBody);
  if (kind === "home") return homeFaults(body as HomeBody);
  if (kind === "guide") return guideFaults(body as GuideBody);
  return publisherFaults(body as PublisherBody);
}

function cleanTexts(kind: ContentKind, body: Bodies[ContentKind]): Bodies[ContentKind] {
  if (kind === "chapter") {
    const { questions, ...chapter } = body as ChapterBody;
    const cleaned = questions.map((question) => ({
      ...question,
      answer: cleanBoth(question.answer),
    }));
    return { ...chapter, questions: cleaned };
  }
  if (kind === "page") return { ...(body as PageBody), text: cleanBoth((body as PageBody).text) };
  if (kind !== "home") return body;
  const { announcement, ...home } = body as HomeBody;
  return {
    ...home,
    announcement: announcement && { ...announcement, text: cleanBoth(announcement.text) },
  };
}

interface Both {
  readonly fr: string;
  readonly ar: string;
}

const cleanBoth = ({ fr, ar }: Both): { fr: string; ar: string } => ({
  fr: cleanText(fr),
  ar: cleanText(ar),
});

const TAG = /<\/?[a-z][^<>]*>/i;
/** Characters without appearance that reorder or hide others, and controls but for the line break. */
const HIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Marked text in one spelling. HTML, as pasted from elsewhere, is reduced to the marks that it stands for: the rest of it is
 * no part of the text (docs/domain/contents.md#marks).
 * @throws ProblemError 422 for HTML of too many elements, or of which nothing is left.
 */
export function cleanText(source: string): string {
  const marked = TAG.test(source) ? marksOf(source) : source;
  const cleaned = marked
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(HIDDEN, (character) => (character === "\n" ? "\n" : ""))
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  if (cleaned === "") throw invalid<typeof saveChapter>({ body: [texts.empty] });
  return cleaned;
}

const ALLOWED = {
  allowedTags: [
    ...["p", "div", "br", "h1", "h2", "h3", "h4", "strong", "b"],
    ...["ul", "ol", "li", "a", "table", "tr", "td", "th", "blockquote"],
  ],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
};

/** Marks of HTML. What is left of it once it is sanitised has its tags closed and in order. */
function marksOf(html: string): string {
  if (!isModestMarkup(html)) throw invalid<typeof saveChapter>({ body: [texts.tooMuch] });
  // Line breaks count in marked text with a few tags, and not in whole HTML.
  const isWhole = /<(p|div|br|ul|ol|li|table|h\d)\b/i.test(html);
  const lists: string[] = [];
  const listMark = (_: string, tag: string): string => {
    if (tag === "li") return lists.at(-1) === "ol" ? "\n1. " : "\n- ";
    if (tag.startsWith("/")) lists.pop();
    else lists.push(tag);
    return "\n\n";
  };
  return sanitizeHtml(isWhole ? html.replaceAll(/\s+/g, " ") : html, ALLOWED)
    .replaceAll(/<\/?(strong|b)>/g, "**")
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, "[$2]($1)")
    .replaceAll(/<\/?a\b[^>]*>|<\/li>/g, "")
    .replaceAll(/<(\/?[uo]l|li)>/g, listMark)
    .replaceAll(/<br[^>]*>/g, "\n")
    .replaceAll(/<h\d>/g, "\n\n## ")
    .replaceAll(/<[^<>]*>/g, "\n\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\n +/g, "\n");
}

const faultTexts: Readonly<Record<Exclude<ContentFault, "vtt">, Messages>> = {
  missing: { fr: "Un texte manque.", ar: "ينقص نص." },
  long: { fr: "Un texte est trop long.", ar: "أحد النصوص طويل جدا." },
  lines: { fr: "Un texte a trop de lignes.", ar: "عدد أسطر أحد النصوص كبير جدا." },
  link: { fr: "Un lien mène à une adresse refusée.", ar: "يؤدي رابط إلى عنوان مرفوض." },
  address: { fr: "Une adresse n’est pas valable.", ar: "أحد العناوين غير صالح." },
  order: {
    fr: "Le dernier jour de l’annonce vient avant le premier.",
    ar: "اليوم الأخير للإعلان يسبق يومه الأول.",
  },
  twice: { fr: "Un choix figure deux fois.", ar: "تكرر أحد الاختيارات." },
};

const texts = {
  empty: { fr: "Il ne reste rien de ce texte.", ar: "لم يبق شيء من هذا النص." },
  tooMuch: {
    fr: "Ce texte contient trop d’éléments HTML, ou trop imbriqués.",
    ar: "يضم هذا النص عددا كبيرا من عناصر HTML أو من مستويات التداخل.",
  },
} as const satisfies Record<string, Messages>;

/** Sentence about the first faulty line of captions. */
function captionTexts(kind: ContentKind, body: Bodies[ContentKind], path: string): Messages {
  const film = filmsOf(kind, body)[path.split(".")[0] ?? ""];
  const found = captionFault(film?.captions[path.endsWith(".ar") ? "ar" : "fr"] ?? "");
  const { fr, ar } = CAPTION_TEXTS[found?.fault ?? "header"];
  const line = found?.line ?? 1;
  return { fr: `Sous-titres, ligne ${line} : ${fr}`, ar: `الترجمة النصية، السطر ${line}: ${ar}` };
}

const CAPTION_TEXTS: Readonly<Record<CaptionFault["fault"], Messages>> = {
  header: { fr: "le fichier doit commencer par WEBVTT.", ar: "يجب أن يبدأ الملف بكلمة WEBVTT." },
  timing: {
    fr: "chaque sous-titre doit être précédé de ses horaires, par exemple 00:01.000 --> 00:04.000.",
    ar: "يجب أن يسبق كل سطر مترجم توقيته، مثل \u206600:01.000 --> 00:04.000\u2069.",
  },
  end: {
    fr: "la fin d’un sous-titre doit venir après son début.",
    ar: "يجب أن تأتي نهاية السطر المترجم بعد بدايته.",
  },
  order: {
    fr: "les sous-titres doivent suivre l’ordre du film.",
    ar: "يجب أن تتبع السطور المترجمة ترتيب الفيلم.",
  },
  empty: { fr: "il n’y a aucun sous-titre.", ar: "لا يوجد أي سطر مترجم." },
};
