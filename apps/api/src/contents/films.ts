import type { saveChapter } from "@parution/contract/contents";
import { type CaptionFault, captionFault } from "@parution/rules/films";
import type { Transaction } from "kysely";
import { missingFilms } from "../films/index.ts";
import type { ContentKind } from "../platform/database/tables/contents.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import type { Bodies, ChapterBody, HomeBody } from "./bodies.ts";

type Tx = Transaction<Database>;
type Film = NonNullable<ChapterBody["film"]>;

/** Films of a body, by their paths. */
function filmsOf(kind: ContentKind, body: Bodies[ContentKind]): Readonly<Record<string, Film>> {
  const films: Record<string, Film | null | undefined> = {};
  if (kind === "chapter") films.film = (body as ChapterBody).film;
  if (kind === "home") films.film = (body as HomeBody).film;
  if (kind === "guide") Object.assign(films, body);
  return Object.fromEntries(
    Object.entries(films).flatMap(([path, film]) => (film ? [[path, film]] : [])),
  );
}

/** Sentence about the first faulty line of captions. */
export function captionTexts(kind: ContentKind, body: Bodies[ContentKind], path: string): Messages {
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

const addressesOf = ({ url, poster = "" }: Film): string[] => [url.fr, url.ar, poster];

/** @throws ProblemError 422 for a film of the newspaper's own that is not there. */
export async function requireFilms(
  tx: Tx,
  kind: ContentKind,
  body: Bodies[ContentKind],
  at: Date,
): Promise<void> {
  const films = Object.values(filmsOf(kind, body));
  const missing = await missingFilms(tx, films.flatMap(addressesOf), at);
  if (missing.length > 0) throw invalid<typeof saveChapter>({ body: [GONE] });
}

/** A chapter without a film or a picture that is not kept any more. */
export async function withoutLost(tx: Tx, body: ChapterBody, at: Date): Promise<ChapterBody> {
  const { film } = body;
  if (film === null) return body;
  const missing = await missingFilms(tx, addressesOf(film), at);
  if (missing.some((address) => address !== film.poster)) return { ...body, film: null };
  return missing.length === 0 ? body : { ...body, film: { ...film, poster: "" } };
}

const GONE: Messages = {
  fr: "Ce film ou son affiche n’est plus là : envoyez-le de nouveau.",
  ar: "لم يعد هذا الفيلم أو ملصقه موجودا: أرسلوه من جديد.",
};
