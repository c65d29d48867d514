import type { Language } from "@parution/contract/call";
import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { findCalendar, mediumOf, unknownSupport } from "../calendar/index.ts";
import { blocksOf, readChapters, wordsOf } from "../contents/index.ts";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";

type Deps = Pick<Context, "clock" | "config" | "db">;

/** Below it, captions of films by chapter and language. */
const CAPTIONS_PATH = "/ads/guide/sous-titres/";

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
    ...{ id: slug, label: title[language] },
    questions: questions.map(({ id, question, answer }) => ({
      ...{ id, question: question[language] },
      answer: wordsOf(answer[language], language),
      blocks: blocksOf(answer[language], language),
    })),
    film: film && {
      url: film.url[language],
      captions: film.captions[language] === "" ? null : `${CAPTIONS_PATH}${slug}/${language}.vtt`,
    },
  };
}

/** Captions of a chapter's film, from the guide itself: browsers read those of other sites seldom. */
const captionsRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${CAPTIONS_PATH}:chapter{[a-z0-9-]{1,60}}/:file{(fr|ar)\\.vtt}`,
  async handle(request, { context }) {
    const path = new URL(request.url).pathname.slice(CAPTIONS_PATH.length);
    const [slug, file = ""] = path.split("/");
    const chapters = await readChapters(context, undefined);
    const film = chapters.find((chapter) => chapter.slug === slug)?.body.film;
    const captions = film?.captions[file.startsWith("ar") ? "ar" : "fr"];
    if (captions === undefined || captions === "") throw notFound();
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
    return inLanguage(chapter, language);
  }),
  captionsRoute,
];
