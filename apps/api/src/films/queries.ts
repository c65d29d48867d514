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

/** Finds a film by its pieces, and keeps it for another day. */
export const touchSame = (
  db: Queries,
  { hashes, ending }: { readonly hashes: readonly string[]; readonly ending: string },
  at: Date,
) =>
  db
    .updateTable("films")
    .set({ touched_at: at })
    .where("piece_hashes", "=", sql<string[]>`${hashes}::text[]`)
    .where("name", "like", `%.${ending}`)
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

/**
 * Deletes films that nothing has touched since an instant and that no draft names, and no version that counts on a day or later. A
 * content that names one meanwhile touches it, so that it stays.
 */
export async function deleteUnused(db: Queries, before: Date, day: string) {
  const { rows } = await sql<Pick<FilmRow, "name" | "piece_hashes">>`
    delete from films
    where touched_at < ${before}
      and not exists (
        select from contents where position(films.name in contents.draft::text) > 0
      )
      and not exists (
        select from content_versions version
        where position(films.name in version.body::text) > 0
          and not exists (
            select from content_versions later
            where later.content_id = version.content_id
              and later.number > version.number
              and later.valid_from <= ${day}::date
          )
      )
    returning name, piece_hashes`.execute(db);
  return rows;
}
