import type { Language } from "@parution/contract/call";
import { dateInZone, type IsoDate } from "@parution/rules/dates";
import { FILM_PATH } from "@parution/rules/films";
import { TERMS_VERSION } from "@parution/rules/registration";
import { plainText, readRichText } from "@parution/rules/rich-text";
import { z } from "zod";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import {
  type ChapterBody,
  FIXED_PAGES,
  type FrameBody,
  type GuideBody,
  type HomeBody,
  type PageBody,
  type PublisherBody,
} from "./bodies.ts";
import { findLinks, findShown, findVersion, listShown, listVersions } from "./queries.ts";

type Deps = Pick<Context, "clock" | "config" | "db">;

const todayOf = ({ clock, config }: Deps): IsoDate => dateInZone(clock.now(), config.publisherZone);

/** French text with no-break spaces before its high signs. */
const withSpaces = (text: string, language: Language): string =>
  language === "fr" ? text.replaceAll(/(?<=«) | (?=[»;:!?%])/g, "\u00A0") : text;

/** A marked text as it is rendered. */
export function blocksOf(source: string, language: Language) {
  return readRichText(withSpaces(source, language)).map(({ kind, items }) => ({
    kind,
    items: items.map((runs) => runs.map((run) => ({ ...run }))),
  }));
}

/** Plain text of a content's source, without its marks. */
export const wordsOf = (source: string, language: Language): string =>
  plainText(withSpaces(source, language));

/** Chapters of the guide, those that concern one kind of newspaper or all. */
export async function readChapters(deps: Deps, medium: "print" | "digital" | undefined) {
  const chapters = await listShown(deps.db, "chapter", todayOf(deps));
  return chapters.filter(
    ({ body }) => medium === undefined || body.medium === null || body.medium === medium,
  );
}

/**
 * A page in the version that counts today, or in a named one.
 * @throws ProblemError 404 for an unknown page or version.
 */
export async function readPageOf(
  deps: Deps,
  { page, version }: { readonly page: string; readonly version?: number | undefined },
  language: Language,
) {
  const shown = await findShown(deps.db, { kind: "page", slug: page }, todayOf(deps));
  if (shown === undefined) throw notFound();
  const requestedVersion =
    version === undefined ? shown : await findVersion(deps.db, shown.id, version);
  if (requestedVersion === undefined) throw notFound();
  const { title, description, text } = requestedVersion.body as PageBody;
  const versions = await listVersions(deps.db, shown.id);
  return {
    slug: shown.slug,
    title: title[language],
    description: description[language],
    blocks: blocksOf(text[language], language),
    validFrom: requestedVersion.valid_from as IsoDate,
    number: requestedVersion.number,
    versions: versions.map(({ number, valid_from }) => ({
      number,
      validFrom: valid_from as IsoDate,
    })),
  };
}

/** Paths of the newspaper's own pages that are online, without language. */
export async function listPagePaths(deps: Deps): Promise<readonly string[]> {
  const pages = await listShown(deps.db, "page", todayOf(deps));
  return pages.flatMap(({ slug }) => (FIXED_PAGES.includes(slug) ? [] : [`/page/${slug}`]));
}

/** Day from which the terms count that accounts accept today: the later one of sale and of use. */
export async function readTermsVersion(deps: Deps): Promise<IsoDate> {
  const pages = await listShown(deps.db, "page", todayOf(deps));
  const days = pages.flatMap(({ slug, valid_from }) =>
    FIXED_PAGES.includes(slug) ? [valid_from as IsoDate] : [],
  );
  return days.toSorted().at(-1) ?? TERMS_VERSION;
}

/** Body of a part of the site; undefined: as it was installed. */
export async function readPart<Kind extends "frame" | "guide" | "home" | "publisher">(
  deps: Deps,
  kind: Kind,
) {
  const shown = await findShown(deps.db, { kind, slug: kind }, todayOf(deps));
  return shown?.body;
}

const InstalledLinks = z.object({
  agencies: z.string().default(""),
  advertising: z.string().default(""),
  jobs: z.string().default(""),
});

/** Header and footer as they are installed: links of the settings. */
export async function installedFrame(db: Queries): Promise<FrameBody> {
  const links = InstalledLinks.parse((await findLinks(db)) ?? {});
  const known = [
    { url: links.agencies, label: { fr: "Agences", ar: "الوكالات" } },
    { url: links.advertising, label: { fr: "Publicité", ar: "الإشهار" } },
    { url: links.jobs, label: { fr: "Emploi", ar: "التوظيف" } },
  ];
  return { header: ["ads", "issues"], links: known.filter(({ url }) => url !== "") };
}

/** Contact details as they are installed; null where none are configured. */
export function installedPublisher({ publisher }: Context["config"]): PublisherBody | null {
  const desk = publisher?.contact;
  if (publisher === null || desk === undefined) return null;
  return {
    address: { ...publisher.address },
    phone: desk.phone,
    email: desk.email,
    hours: desk.hours.map(({ days, hours }) => ({ days: { ...days }, hours })),
    networks: [...desk.networks],
    agencies: [],
  };
}

export const installedHome: HomeBody = {
  blocks: ["latest", "headings", "newspapers", "steps", "services"],
  announcement: null,
  film: null,
};

/** The films that are part of the program. */
export const installedGuide: GuideBody = { print: null, digital: null };

/** Header entries and footer links, those to the newspaper's own pages first. */
export async function readFrameOf(deps: Deps, language: Language) {
  const { header, links } = (await readPart(deps, "frame")) ?? (await installedFrame(deps.db));
  const pages = await listShown(deps.db, "page", todayOf(deps));
  return {
    header: [...header],
    links: [
      ...pages
        .filter(({ slug, body }) => body.inFooter && !FIXED_PAGES.includes(slug))
        .map(({ slug, body }) => ({ label: body.title[language], url: `/page/${slug}` })),
      ...links.map(({ label, url }) => ({ label: label[language], url })),
    ],
  };
}

/** Below it, captions of films, by content and language. */
export const CAPTIONS_PATH = `${FILM_PATH}sous-titres/`;

/** A film as its readers see it. @param place of its captions, below {@link CAPTIONS_PATH} */
export function shownFilm(
  film: ChapterBody["film"] | undefined,
  place: string,
  language: Language,
) {
  if (!film) return null;
  return {
    url: film.url[language],
    poster: film.poster || null,
    captions: film.captions[language] === "" ? null : `${CAPTIONS_PATH}${place}/${language}.vtt`,
  };
}

/** Films at the head of the guide; null: the program's own. */
export async function readTeasers(deps: Deps, language: Language) {
  const { print, digital } = (await readPart(deps, "guide")) ?? installedGuide;
  return {
    print: shownFilm(print, "guide/print", language),
    digital: shownFilm(digital, "guide/digital", language),
  };
}

/**
 * Captions of a film, of a chapter by its name, of the guide's head or of the home page.
 * @throws ProblemError 404 where there are none.
 */
export async function readCaptions(deps: Deps, place: string, language: Language): Promise<string> {
  const captions = (await filmAt(deps, place))?.captions[language] ?? "";
  if (captions === "") throw notFound();
  return captions;
}

async function filmAt(deps: Deps, place: string) {
  const [kind, slug] = place.split("/");
  if (kind === "accueil") return (await readPart(deps, "home"))?.film;
  if (kind === "guide") {
    return (await readPart(deps, "guide"))?.[slug === "print" ? "print" : "digital"];
  }
  return (await findShown(deps.db, { kind: "chapter", slug: slug ?? "" }, todayOf(deps)))?.body
    .film;
}

/** Blocks of the home page, its film, and the announcement of today. */
export async function readHomeParts(deps: Deps, language: Language) {
  const { blocks, announcement, film } = (await readPart(deps, "home")) ?? installedHome;
  const today = todayOf(deps);
  const isShown =
    announcement !== null && announcement.from <= today && today <= announcement.until;
  return {
    blocks: [...blocks],
    film: blocks.includes("film") ? shownFilm(film, "accueil/film", language) : null,
    announcement: isShown ? blocksOf(announcement.text[language], language) : null,
  };
}
