import type { Language } from "@parution/contract/call";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { notFound } from "../platform/http/index.ts";
import type { Chapter } from "./chapter.ts";
import { chapters } from "./chapters/index.ts";

/** Whose guide, and in which language. */
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
  const support = await db
    .selectFrom("supports")
    .where("id", "=", supportId)
    .select("channel_id")
    .executeTakeFirst();
  if (support === undefined) throw notFound(unknownSupport);
  const concerned = mediumOf(support.channel_id);
  return chapters.filter(({ medium }) => medium === undefined || medium === concerned);
}
