"use client";

import { DeadlineCountdown } from "@parution/kit/deadline-countdown";
import { EmptyState } from "@parution/kit/empty-state";
import { Grid } from "@parution/kit/grid";
import { Heading } from "@parution/kit/heading";
import { CalendarIcon } from "@parution/kit/icon";
import { PriceSummary } from "@parution/kit/price-summary";
import { type IsoDate, PublicationCalendar } from "@parution/kit/publication-calendar";
import { Stack } from "@parution/kit/stack";
import { type ReactNode, useId, useMemo } from "react";
import {
  type CalendarLabels,
  type CalendarLanguage,
  calendarFormats,
  calendarLabels,
} from "./calendar-with-price-labels";

/** An issue of the newspaper. */
export interface Issue {
  day: IsoDate;
  /** Price of the ad in this issue, in centimes, tax included. */
  price: number;
  /** Moment until which it can be ordered, in epoch milliseconds. */
  closesAt: number;
}

export interface CalendarWithPriceProps {
  language: CalendarLanguage;
  /** Issues in the order of their days, in which they close too. Keep the array stable between renders. */
  issues: readonly Issue[];
  /** The caller's clock, in epoch milliseconds: the block reads none. */
  now: number;
  /** The chosen days. */
  value: readonly IsoDate[];
  onChange: (days: IsoDate[]) => void;
  /** Correction, such as the server's. */
  error?: string | undefined;
  /** Content below the total: the order's button. */
  children?: ReactNode;
}

/** Choice of the issues in which an ad appears, each with its price and its deadline. */
export function CalendarWithPrice(props: CalendarWithPriceProps) {
  const { language, issues, now, value, onChange, error, children } = props;
  const labels = calendarLabels[language];
  const formats = calendarFormats(language);
  const titleId = useId();
  const next = issues.find(({ closesAt }) => closesAt > now);
  const chosen = issues.filter(({ day }) => value.includes(day));
  const days = useDays(issues, next?.day, language);
  const [first, last] = [issues[0], issues.at(-1)];

  if (!(first && last && next)) {
    return <EmptyState icon={CalendarIcon} title={labels.noIssues} />;
  }
  const closing = chosen.find(({ closesAt }) => closesAt > now) ?? next;
  const total = chosen.reduce((sum, { price }) => sum + price, 0);
  return (
    <Grid columnWidth="lg" fill="items" gap="xl">
      <Stack as="section" aria-labelledby={titleId}>
        <Stack direction="row" justify="between" align="baseline">
          <Heading id={titleId} level={2} size="title-sm">
            {labels.title}
          </Heading>
          <DeadlineCountdown
            until={closing.closesAt}
            now={now}
            locale={formats.locale}
            labels={labels.deadline}
          />
        </Stack>
        <PublicationCalendar
          value={value}
          onChange={onChange}
          {...days}
          minValue={first.day}
          maxValue={last.day}
          today={formats.dayOf(now)}
          locale={formats.locale}
          labels={labels.calendar}
          error={error}
        />
      </Stack>
      <Stack>
        <PriceSummary
          title={labels.price.title}
          state={chosen.length > 0 ? "current" : "unavailable"}
          steps={chosen.map(({ day, price }) => ({
            label: formats.day(day),
            amount: formats.money(price),
          }))}
          total={{ label: labels.price.total, amount: formats.money(total), value: total }}
          labels={{
            ...labels.price,
            difference: (centimes) => formats.difference(centimes),
          }}
        >
          {children}
        </PriceSummary>
      </Stack>
    </Grid>
  );
}

const DAY = 86_400_000;

/** Every day from the first issue to the last, as ISO days. */
function daysBetween(first: IsoDate, last: IsoDate): IsoDate[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  return Array.from(
    { length: count },
    (_, index) => new Date(Date.parse(first) + index * DAY).toISOString().slice(0, 10) as IsoDate,
  );
}

function reasonOf(issue: Issue | undefined, open: IsoDate, labels: CalendarLabels) {
  if (!issue) return labels.noIssue;
  return issue.day < open ? labels.closed : undefined;
}

/** Days that cannot be ordered, with their reasons; prices and deadlines of the others. They change with the next open issue. */
function useDays(
  issues: readonly Issue[],
  open: IsoDate | undefined,
  language: CalendarLanguage,
): { blocked: ReadonlyMap<IsoDate, string>; deadlines: ReadonlyMap<IsoDate, string> } {
  return useMemo(() => {
    const blocked = new Map<IsoDate, string>();
    const deadlines = new Map<IsoDate, string>();
    const [first, last] = [issues[0], issues.at(-1)];
    if (!(first && last && open)) return { blocked, deadlines };
    const labels = calendarLabels[language];
    const formats = calendarFormats(language);
    const byDay = new Map(issues.map((issue) => [issue.day, issue]));
    for (const day of daysBetween(first.day, last.day)) {
      const issue = byDay.get(day);
      const reason = reasonOf(issue, open, labels);
      if (reason !== undefined) blocked.set(day, reason);
      else if (issue) {
        const { price, closesAt } = issue;
        deadlines.set(day, labels.offer(formats.money(price), formats.moment(closesAt)));
      }
    }
    return { blocked, deadlines };
  }, [issues, open, language]);
}
