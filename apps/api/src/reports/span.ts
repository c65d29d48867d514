import { MOST_REPORT_DAYS, type readModerationReport } from "@parution/contract/desk-reports";
import { addDays, daysBetween, type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { invalid, type Messages } from "../platform/http/problems.ts";

/** Period and newspaper of a report. */
export interface Span {
  readonly first: IsoDate;
  readonly last: IsoDate;
  /** The same days as instants in the publisher's zone, the last one excluded. */
  readonly from: Date;
  readonly before: Date;
  readonly zone: string;
  /** Newspaper of the report; null: every newspaper. */
  readonly supportId: number | null;
}

interface SpanQuery {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly supportId?: number | undefined;
}

/** @throws ProblemError 422 on `to` for a period that ends before it begins, or that is too long. */
export function spanOf({ from: first, to: last, ...query }: SpanQuery, zone: string): Span {
  if (last < first) throw refused(texts.reversed);
  if (daysBetween(first, last) >= MOST_REPORT_DAYS) throw refused(texts.tooLong);
  const startOf = (day: IsoDate) => new Date(startOfDayInZone(day, zone));
  const supportId = query.supportId ?? null;
  return { first, last, from: startOf(first), before: startOf(addDays(last, 1)), zone, supportId };
}

const refused = (message: Messages) =>
  invalid<typeof readModerationReport>({ to: [message] }, message);

const texts = {
  reversed: { fr: "La fin vient avant le début.", ar: "النهاية تسبق البداية." },
  tooLong: {
    fr: `Une période compte ${MOST_REPORT_DAYS} jours au plus.`,
    ar: `لا تتجاوز الفترة ${MOST_REPORT_DAYS} يوما.`,
  },
} as const satisfies Record<string, Messages>;
