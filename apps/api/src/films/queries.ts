import { isOwnFilm } from "@parution/rules/films";
import { type Selectable, sql, type Transaction } from "kysely";
import type { FilmTable } from "../platform/database/tables/contents.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { nameOf } from "./pieces.ts";

type Tx = Transaction<Database>;
export type FilmRow = Selectable<FilmTable>;

export const findFilm = (db: Queries, id: number) =>
  db.selectFrom("films").selectAll().where("id", "=", id).executeTakeFirst();

/** A film that has arrived whole. */
export const findWhole = (db: Queries, name: string) =>
  db
    .selectFrom("films")
    .selectAll()
    .where("name", "=", name)
    .whereRef("received", "=", "size")
    .executeTakeFirst();

export const insertFilm = (db: Queries, film: Omit<FilmRow, "id">) =>
  db.insertInto("films").values(film).returningAll().executeTakeFirstOrThrow();

interface SameFilm {
  readonly hashes: readonly string[];
  readonly extension: string;
  /** Films that were touched last before it may be on their way out. */
  readonly since: Date;
}

/** Finds a film by its pieces, and keeps it for another day. */
export const touchSame = (db: Queries, { hashes, extension, since }: SameFilm, at: Date) =>
  db
    .updateTable("films")
    .set({ touched_at: at })
    .where("piece_hashes", "=", sql<string[]>`${hashes}::text[]`)
    .where("name", "like", `%.${extension}`)
    .where("touched_at", ">=", since)
    .returningAll()
    .executeTakeFirst();

/** Those of some addresses whose films are not there; the others are kept for another day. */
export async function missingFilms(
  tx: Tx,
  addresses: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  const own = addresses.filter(isOwnFilm);
  if (own.length === 0) return [];
  const rows = await tx
    .updateTable("films")
    .set({ touched_at: at })
    .where("name", "in", own.map(nameOf))
    .whereRef("received", "=", "size")
    .returning("name")
    .execute();
  const there = new Set(rows.map(({ name }) => name));
  return own.filter((address) => !there.has(nameOf(address)));
}

/** Notes that a piece has arrived; false: another one did in the meantime, or the film is gone. */
export async function noteReceived(
  db: Queries,
  id: number,
  { before, after, at }: { readonly before: number; readonly after: number; readonly at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable("films")
    .set({ received: after, touched_at: at })
    .where("id", "=", id)
    .where("received", "=", before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export const deleteFilm = (db: Queries, id: number) =>
  db.deleteFrom("films").where("id", "=", id).executeTakeFirst();

/** True of a film that a draft names, or a version that counts on a day or later. */
const isNamedOn = (day: string) => sql<boolean>`(
  exists (select from contents where position(films.name in contents.draft::text) > 0)
  or exists (
    select from content_versions version
    where position(films.name in version.body::text) > 0
      and not exists (
        select from content_versions later
        where later.content_id = version.content_id
          and later.number > version.number
          and later.valid_from <= ${day}::date
      )
  )
)`;

/** Keeps films that a content names for another day. */
export const touchNamed = (db: Queries, { at, day }: { readonly at: Date; readonly day: string }) =>
  db.updateTable("films").set({ touched_at: at }).where(isNamedOn(day)).execute();

/**
 * Marks films that nothing has touched since an instant and that no content names: they are served, named and sent on no more.
 * A content that names one meanwhile touches it, so that it stays. Films of an interrupted removal are among them.
 */
export const markUnused = (db: Queries, before: Date, day: string) =>
  db
    .updateTable("films")
    .set({ received: 0 })
    .where("touched_at", "<", before)
    .where((eb) => eb.not(isNamedOn(day)))
    .returning(["id", "name", "piece_hashes"])
    .execute();
