import { type SelectQueryBuilder, sql, type Transaction } from "kysely";
import type { ContentKind } from "../platform/database/tables/contents.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Bodies } from "./bodies.ts";

type Tx = Transaction<Database>;

/** Versions that the desk lists. */
const LISTED = 50;

/** Contents of a kind in their order, each in the version that counts on a day. */
export async function listShown<Kind extends ContentKind>(db: Queries, kind: Kind, day: string) {
  const rows = await shownOn(db, kind, day).execute();
  return rows.map(({ body, ...row }) => ({ ...row, body: body as Bodies[Kind] }));
}

/** Variant of {@link listShown} for a single content. */
export async function findShown<Kind extends ContentKind>(
  db: Queries,
  { kind, slug }: { readonly kind: Kind; readonly slug: string },
  day: string,
) {
  const row = await shownOn(db, kind, day).where("content.slug", "=", slug).executeTakeFirst();
  return row && { ...row, body: row.body as Bodies[Kind] };
}

const shownOn = (db: Queries, kind: ContentKind, day: string) =>
  db
    .selectFrom("contents as content")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("content_versions")
          .whereRef("content_versions.content_id", "=", "content.id")
          .where((eb) =>
            eb.or([
              eb("content_versions.valid_from", "<=", day),
              // A text from the beginning counts before its day too.
              eb("content_versions.published_by", "is", null),
            ]),
          )
          .select(["content_versions.number", "content_versions.body"])
          .select("content_versions.valid_from")
          .orderBy("content_versions.number", "desc")
          .limit(1)
          .as("version"),
      (join) => join.on(sql.lit(true)),
    )
    .where("content.kind", "=", kind)
    .where("content.retired_at", "is", null)
    .select(["content.id", "content.slug", "version.number", "version.body", "version.valid_from"])
    .orderBy("content.position")
    .orderBy("content.id");

/** Chapters or pages as the desk lists them. */
export function listWritten(db: Queries, kind: ContentKind) {
  return withNames(db.selectFrom("contents as content"))
    .where("content.kind", "=", kind)
    .orderBy(sql`content.retired_at is not null`)
    .orderBy("content.position")
    .orderBy("content.id")
    .execute();
}

type Contents = SelectQueryBuilder<
  Database & { content: Database["contents"] },
  "content",
  Record<never, never>
>;

const withNames = (contents: Contents) =>
  contents
    .leftJoin("users as user", "user.id", "content.updated_by")
    .select(["content.id", "content.kind", "content.slug", "content.draft", "content.version"])
    .select(["content.retired_at", "content.updated_at", "user.first_name", "user.last_name"])
    .select((eb) =>
      eb
        .selectFrom("content_versions as newest")
        .whereRef("newest.content_id", "=", "content.id")
        .select("newest.body")
        .orderBy("newest.number", "desc")
        .limit(1)
        .as("newest"),
    );

export type WrittenRow = Awaited<ReturnType<typeof listWritten>>[number];

/** Undefined for an unknown content, or one of another kind. */
export const findWritten = (db: Queries, kind: ContentKind, id: number) =>
  withNames(db.selectFrom("contents as content"))
    .where("content.kind", "=", kind)
    .where("content.id", "=", id)
    .executeTakeFirst();

export function listVersions(db: Queries, contentId: number) {
  return db
    .selectFrom("content_versions as version")
    .leftJoin("users as user", "user.id", "version.published_by")
    .select(["version.number", "version.valid_from", "version.published_at"])
    .select(["user.first_name", "user.last_name"])
    .where("version.content_id", "=", contentId)
    .orderBy("version.number", "desc")
    .limit(LISTED)
    .execute();
}

export const findVersion = (db: Queries, contentId: number, number: number) =>
  db
    .selectFrom("content_versions")
    .select(["number", "body", "valid_from"])
    .where("content_id", "=", contentId)
    .where("number", "=", number)
    .executeTakeFirst();

/** Locks a content until the transaction ends, and reads its newest version. */
export async function lockContent(tx: Tx, id: number) {
  const row = await tx
    .selectFrom("contents")
    .select(["id", "kind", "slug", "draft", "version", "retired_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, newest: await newestOf(tx, id) };
}

export const newestOf = (db: Queries, contentId: number) =>
  db
    .selectFrom("content_versions")
    .select(["number", "body", "valid_from"])
    .where("content_id", "=", contentId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();

/** Serialises changes of the order and the number of contents. */
export async function lockOrder(tx: Tx, kind: ContentKind) {
  await sql`select pg_advisory_xact_lock(${sql.lit(4_800_074)}, hashtext(${kind}))`.execute(tx);
  return tx
    .selectFrom("contents")
    .select(["id", "slug", "retired_at"])
    .where("kind", "=", kind)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

interface Writing {
  readonly at: Date;
  readonly userId: number;
}

export async function insertContent(
  tx: Tx,
  content: { kind: ContentKind; slug: string; position: number; draft: unknown },
  { at, userId }: Writing,
): Promise<number> {
  const draft = content.draft === null ? null : JSON.stringify(content.draft);
  const { id } = await tx
    .insertInto("contents")
    .values({ ...content, draft, updated_at: at, updated_by: userId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a content's draft, null for none, and raises its version. */
export async function writeDraft(
  tx: Tx,
  id: number,
  draft: unknown,
  { at, userId }: Writing,
): Promise<number> {
  const { version } = await tx
    .updateTable("contents")
    .set((eb) => ({
      draft: draft === null ? null : JSON.stringify(draft),
      version: eb("version", "+", 1),
      updated_at: at,
      updated_by: userId,
    }))
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

export async function insertVersion(
  tx: Tx,
  version: { content_id: number; number: number; body: unknown; valid_from: string },
  { at, userId }: Writing,
): Promise<void> {
  const body = JSON.stringify(version.body);
  await tx
    .insertInto("content_versions")
    .values({ ...version, body, published_at: at, published_by: userId })
    .execute();
}

export async function removeContent(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("contents").where("id", "=", id).execute();
}

export async function writePositions(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update contents set position = place.position
    from unnest(${sql.val(ids)}::integer[]) with ordinality as place (id, position)
    where contents.id = place.id`.execute(tx);
}

export async function writeRetired(
  tx: Tx,
  id: number,
  retired_at: Date | null,
  { at, userId }: Writing,
): Promise<void> {
  await tx
    .updateTable("contents")
    .set({ retired_at, updated_at: at, updated_by: userId })
    .where("id", "=", id)
    .execute();
}

/** Id of the content of a part of the site; undefined: as it was installed. */
export const findPart = (db: Queries, kind: ContentKind) =>
  db
    .selectFrom("contents")
    .select(["id", "version"])
    .where("kind", "=", kind)
    .where("slug", "=", kind)
    .executeTakeFirst();

/** Links to the publisher's pages elsewhere, as they were configured. */
export async function findLinks(db: Queries): Promise<unknown> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "account_links")
    .executeTakeFirst();
  return row?.value;
}
