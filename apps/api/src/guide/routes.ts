import type { Language } from "@parution/contract/call";
import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { findCalendar, mediumOf, unknownSupport } from "../calendar/index.ts";
import {
  blocksOf,
  CAPTIONS_PATH,
  readCaptions,
  readChapters,
  readTeasers,
  shownFilm,
  wordsOf,
} from "../contents/index.ts";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";

type Deps = Pick<Context, "clock" | "config" | "db">;

/**
 * The chapters that concern a support; all of them without one.
 * @throws ProblemError 404 for an unknown support
 */
async function chaptersOf(deps: Deps, supportId: number | undefined) {
  if (supportId === undefined) return readChapters(deps, undefined);
  const support = await findCalendar(deps.db, supportId);
  if (support === undefined) throw notFound(unknownSupport);
  return readChapters(deps, mediumOf(support.channel_id));
}

type Chapter = Awaited<ReturnType<typeof chaptersOf>>[number];

function inLanguage({ slug, body }: Chapter, language: Language) {
  const { title, questions, film } = body;
  return {
    id: slug,
    label: title[language],
    questions: questions.map(({ id, question, answer }) => ({
      id,
      question: question[language],
      answer: wordsOf(answer[language], language),
      blocks: blocksOf(answer[language], language),
    })),
    film: shownFilm(film, `chapitre/${slug}`, language),
  };
}

/** Captions of a film, from the portal itself: browsers read those of other sites seldom. */
const captionsRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${CAPTIONS_PATH}:kind{(accueil|chapitre|guide)}/:name{[a-z0-9-]{1,60}}/:file{(fr|ar)\\.vtt}`,
  async handle(request, { context }) {
    const path = new URL(request.url).pathname.slice(CAPTIONS_PATH.length);
    const [, place = "", language] = /^(.+)\/(fr|ar)\.vtt$/.exec(path) ?? [];
    const captions = await readCaptions(context, place, language === "ar" ? "ar" : "fr");
    return new Response(captions, {
      headers: {
        "Content-Type": "text/vtt; charset=utf-8",
        "Cache-Control": "public, max-age=60",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

export const guideRoutes: readonly Route[] = [
  bind(readGuideMenu, async ({ context, language, input }) => {
    const chapters = await chaptersOf(context, input.query.supportId);
    return chapters.map(({ slug, body }) => ({ id: slug, label: body.title[language] }));
  }),
  bind(readGuideContent, async ({ context, language, input }) => {
    const { chapter: id, supportId } = input.query;
    const chapters = await chaptersOf(context, supportId);
    const chapter = id === undefined ? chapters[0] : chapters.find(({ slug }) => slug === id);
    if (chapter === undefined) throw notFound();
    return { ...inLanguage(chapter, language), teasers: await readTeasers(context, language) };
  }),
  captionsRoute,
];
