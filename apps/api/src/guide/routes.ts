import type { Language } from "@parution/contract/call";
import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { findCalendar, mediumOf, unknownSupport } from "../calendar/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Chapter } from "./chapter.ts";
import { digitalText, printText } from "./chapter-ad-texts.ts";
import { companies, following, proving } from "./chapter-afterwards.ts";
import { dates, ordering, paying } from "./chapter-ordering.ts";

/** The guide, in reading order. */
const chapters: readonly Chapter[] = [
  ordering,
  printText,
  digitalText,
  dates,
  paying,
  following,
  proving,
  companies,
];

/** Support and language of the guide. */
interface Reader {
  /** Every kind of newspaper where none is named. */
  readonly supportId: number | undefined;
  readonly language: Language;
}

/**
 * The chapters that concern a support.
 * @throws ProblemError 404 for an unknown support
 */
export async function readMenuFor(db: Queries, { supportId, language }: Reader) {
  const concerned = await chaptersOf(db, supportId);
  return concerned.map(({ id, label }) => ({ id, label: label[language] }));
}

/**
 * A chapter, or the first one.
 * @throws ProblemError 404 for an unknown support, or a chapter that does not concern it
 */
export async function readChapter(db: Queries, id: string | undefined, reader: Reader) {
  const concerned = await chaptersOf(db, reader.supportId);
  const chapter = id === undefined ? concerned[0] : concerned.find((one) => one.id === id);
  if (chapter === undefined) throw notFound();
  return inLanguage(chapter, reader.language);
}

const inLanguage = ({ id, label, questions }: Chapter, language: Language) => ({
  id,
  label: label[language],
  questions: questions.map(({ id, question, answer }) => ({
    id,
    question: question[language],
    answer: answer[language],
  })),
});

async function chaptersOf(db: Queries, supportId: number | undefined): Promise<readonly Chapter[]> {
  if (supportId === undefined) return chapters;
  const support = await findCalendar(db, supportId);
  if (support === undefined) throw notFound(unknownSupport);
  const concerned = mediumOf(support.channel_id);
  return chapters.filter(({ medium }) => medium === undefined || medium === concerned);
}

export const guideRoutes: readonly Route[] = [
  bind(readGuideMenu, ({ context, language, input }) =>
    readMenuFor(context.db, { supportId: input.query.supportId, language }),
  ),
  bind(readGuideContent, ({ context, language, input }) => {
    const { chapter, supportId } = input.query;
    return readChapter(context.db, chapter, { supportId, language });
  }),
];
