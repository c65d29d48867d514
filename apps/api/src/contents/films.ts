import type { saveChapter } from "@parution/contract/contents";
import type { Transaction } from "kysely";
import { missingFilms } from "../films/index.ts";
import type { ContentKind } from "../platform/database/tables/contents.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import { type Bodies, type ChapterBody, type Film, filmsOf } from "./bodies.ts";

type Tx = Transaction<Database>;

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
