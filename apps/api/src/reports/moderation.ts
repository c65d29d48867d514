import type { CallAnswer, Language } from "@parution/contract/call";
import type { readModerationReport } from "@parution/contract/desk-reports";
import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";
import type { Span } from "./span.ts";

type Report = CallAnswer<typeof readModerationReport>;

interface Decided {
  /** Newspaper of the report; null: all newspapers. */
  readonly support: string | null;
  readonly decisions: number;
  readonly accepted: number;
  readonly returned: number;
  readonly refused: number;
  readonly median: number | null;
  readonly slowest: number | null;
}

/**
 * Decisions of a period on ads of each newspaper, without those that were taken back or had no effect, and the minutes since their ad
 * entered the queue: its payment, or the last correction before the decision.
 */
export async function describeModeration(
  db: Queries,
  span: Span,
  language: Language,
): Promise<Report> {
  const rows = await listDecided(db, span, language);
  const none = { accepted: 0, returned: 0, refused: 0, median: null, slowest: null };
  const { support: _, ...total } = rows.find(({ support }) => support === null) ?? {
    support: null,
    decisions: 0,
    ...none,
  };
  return {
    total,
    rows: rows.flatMap(({ support, ...row }) => (support === null ? [] : [{ support, ...row }])),
  };
}

async function listDecided(
  db: Queries,
  { from, before, supportId }: Span,
  language: Language,
): Promise<readonly Decided[]> {
  const minutes = sql<number>`greatest(0, extract(epoch from decision.decided_at - coalesce(
    (select max(c.corrected_at) from ad_corrections c
      where c.ad_id = ads.id and c.corrected_at <= decision.decided_at),
    orders.settled_at, orders.created_at)) / 60)`;
  let decisions = db
    .selectFrom("ad_decisions as decision")
    .innerJoin("ads", "ads.id", "decision.ad_id")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where("decision.decided_at", ">=", from)
    .where("decision.decided_at", "<", before)
    .where((eb) =>
      eb.or([
        eb("decision.outcome", "is", null),
        eb("decision.outcome", "not in", ["undone", "void"]),
      ]),
    );
  if (supportId !== null) decisions = decisions.where("ads.support_id", "=", supportId);
  const made = decisions.select(["ads.support_id", "decision.decision", minutes.as("minutes")]);
  const { rows } = await sql<Decided>`
    select support.${sql.ref(`label_${language}`)} as support, decided.decisions::integer, decided.accepted::integer,
      decided.returned::integer, decided.refused::integer, decided.median, decided.slowest
    from (
      select support_id, count(*) as decisions,
        count(*) filter (where decision = 'validate') as accepted,
        count(*) filter (where decision = 'correct') as returned,
        count(*) filter (where decision = 'refuse') as refused,
        round(percentile_cont(0.5) within group (order by minutes))::integer as median,
        round(percentile_cont(0.9) within group (order by minutes))::integer as slowest
      from ${made.as("made")}
      group by grouping sets ((support_id), ())
    ) decided
    left join supports support on support.id = decided.support_id
    order by support.position nulls last
  `.execute(db);
  return rows;
}
