import type { CallAnswer, Language } from "@parution/contract/call";
import type { readEditionReport } from "@parution/contract/desk-reports";
import { toIsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";
import type { Span } from "./span.ts";

type Report = CallAnswer<typeof readEditionReport>;
type EditionRow = Report["rows"][number];

/** Editions that the desk shows; a spreadsheet has all. */
const SHOWN = 400;
/** Editions whose kept pages are read at a time. */
const BATCH = 100;

/** Editions of a period that are no longer open, the newest first, with the pages that were kept of them. */
export async function describeEditions(
  db: Queries,
  span: Span,
  language: Language,
): Promise<Report> {
  return {
    rowCount: await countEditions(db, span),
    rows: await listEditions(db, span, language, { limit: SHOWN, offset: 0 }),
  };
}

export async function countEditions(db: Queries, span: Span): Promise<number> {
  const { total } = await closedEditions(db, span)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Every edition of a period, as {@link describeEditions}. */
export async function* eachEdition(
  db: Queries,
  span: Span,
  language: Language,
): AsyncGenerator<EditionRow> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await listEditions(db, span, language, { limit: BATCH, offset });
    yield* rows;
    if (rows.length < BATCH) return;
  }
}

function closedEditions(db: Queries, { first, last, supportId }: Span) {
  const query = db
    .selectFrom("editions")
    .where("editions.day", ">=", first)
    .where("editions.day", "<=", last)
    .where("editions.state", "<>", "open");
  return supportId === null ? query : query.where("editions.support_id", "=", supportId);
}

interface KeptRow {
  readonly pages: number | null;
  readonly ads: number | null;
  readonly filled: number | null;
}

/**
 * Pages, ads and fill of kept pages. The fill is the room that ads and bars take of all columns, as `@parution/pagination` has it for
 * each page; null where the edition was kept without a layout.
 */
async function listEditions(
  db: Queries,
  span: Span,
  language: Language,
  part: { readonly limit: number; readonly offset: number },
): Promise<EditionRow[]> {
  // Of these editions alone the pages are read, which are large.
  const listed = closedEditions(db, span)
    .innerJoin("supports as support", "support.id", "editions.support_id")
    .select(["editions.support_id", "editions.state", sql<string>`editions.day::text`.as("day")])
    .select(["support.position", `support.label_${language} as support` as const])
    .orderBy("editions.day", "desc")
    .orderBy("support.position")
    .orderBy("support.id")
    .limit(part.limit)
    .offset(part.offset);
  const pages = sql`kept.content #> '{laidOut,layout,pages}'`;
  const kept = sql<KeptRow>`(
    select jsonb_array_length(${pages}) as pages,
      jsonb_array_length(kept.content -> 'ads')
        - coalesce(jsonb_array_length(kept.content #> '{laidOut,leftOut}'), 0) as ads,
      (select round(100 * sum((page ->> 'filled')::numeric) / nullif(sum((page ->> 'room')::numeric), 0), 1)::float
        from jsonb_array_elements(${pages}) page) as filled
    from edition_pages kept
    where kept.support_id = listed.support_id and kept.day = listed.day::date)`;
  const rows = await db
    .selectFrom(listed.as("listed"))
    .leftJoinLateral(kept.as<"kept">(sql`kept`), (join) => join.onTrue())
    .select(["listed.support_id", "listed.support", "listed.day", "listed.state"])
    .select(["kept.pages", "kept.ads", "kept.filled"])
    .orderBy("listed.day", "desc")
    .orderBy("listed.position")
    .orderBy("listed.support_id")
    .execute();
  return rows.map(({ support_id, day, state, filled, ...row }) => ({
    supportId: support_id,
    ...row,
    day: toIsoDate(day),
    // Open ones are not selected.
    state: state === "open" ? "closed" : state,
    filled: filled === null ? null : Math.min(100, filled),
  }));
}
