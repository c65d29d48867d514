import type { CallAnswer, Language } from "@parution/contract/call";
import type { readModeratedAd } from "@parution/contract/moderation";
import type { Queries } from "../platform/database/transaction.ts";
import { listDecisions, listReviews } from "./decision-queries.ts";

type Event = CallAnswer<typeof readModeratedAd>["history"][number];

const event = (name: Event["event"], at: Date, more: Partial<Event> = {}): Event => ({
  event: name,
  at: at.getTime(),
  by: null,
  reason: null,
  isEffective: true,
  ...more,
});

/** Events of an ad since its order was settled, the oldest first, without decisions that were taken back. */
export async function describeHistory(
  db: Queries,
  { id, settled_at }: { readonly id: number; readonly settled_at: Date },
  language: Language,
): Promise<Event[]> {
  const { opened, corrected } = await listReviews(db, id);
  const decisions = await listDecisions(db, id);
  return [
    event("ordered", settled_at),
    ...opened.map(({ at }) => event("opened", at)),
    ...corrected.map(({ at }) => event("corrected", at)),
    ...decisions.map(({ decision, outcome, decided_at, first_name, last_name, ...row }) =>
      event(decision, decided_at, {
        by: `${first_name} ${last_name}`.trim(),
        reason: row[`reason_${language}`] || null,
        isEffective: outcome !== "void",
      }),
    ),
  ].toSorted((one, other) => one.at - other.at);
}
