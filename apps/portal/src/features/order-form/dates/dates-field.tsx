import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isolated } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import {
  PublicationCalendar,
  type PublicationCalendarLabels,
} from "@parution/kit/publication-calendar";
import { formatLongDate, type IsoDate } from "@parution/rules/dates";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useDeadlineText } from "../../../shared/use-deadline-text.ts";
import { useSelect } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import {
  type ClosedDate,
  closedDates,
  type PublicationDays,
  replaceClosed,
} from "./publication-days.ts";

/** The chosen dates that have closed, the calendar to choose others, and those of its choices that may still close. */
export function DatesField({ days }: { days: PublicationDays }) {
  return (
    <>
      <ClosedDates days={days} />
      <DatesCalendar days={days} />
      <ProvisionalDates days={days} />
    </>
  );
}

/** The publication calendar, with the reason of each day that is closed and the deadline of each that is open. */
function DatesCalendar({ days }: { days: PublicationDays }) {
  const { t } = useLingui();
  const deadlineText = useDeadlineText();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const dates = useWatch({ control, name: "dates" });
  const select = useSelect();
  const deadlines = useMemo(
    () =>
      new Map(
        Array.from(days.cutoffs, ([date, cutoff]) => {
          const until = isolated(deadlineText(cutoff));
          return [date, t`À commander avant le ${until}`];
        }),
      ),
    [days, deadlineText, t],
  );
  return (
    <PublicationCalendar
      value={dates}
      onChange={(chosen) => select({ dates: chosen })}
      blocked={days.blocked}
      provisional={useWarnings(days)}
      deadlines={deadlines}
      minValue={days.start}
      maxValue={days.end}
      today={days.today}
      locale={localeOf(language)}
      labels={useCalendarLabels()}
    />
  );
}

/** Warning of each day that may still close. */
function useWarnings({ provisional }: PublicationDays): ReadonlyMap<IsoDate, string> {
  const { t } = useLingui();
  return useMemo(
    () =>
      new Map(
        Array.from(provisional, ([date, occasion]) => [
          date,
          t`${isolated(occasion)} : jour à confirmer, votre annonce passerait à l’édition suivante`,
        ]),
      ),
    [provisional, t],
  );
}

function useCalendarLabels(): PublicationCalendarLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      calendar: t`Dates de parution`,
      previousMonth: t`Mois précédent`,
      nextMonth: t`Mois suivant`,
      outside: t`Hors de la période ouverte aux commandes`,
      chosen: (count) =>
        count === 0
          ? t`Aucune date choisie`
          : t`${plural(count, { one: "# date choisie", other: "# dates choisies" })}`,
      remove: (day) => t`Retirer le ${day}`,
      clear: t`Tout retirer`,
    }),
    [t],
  );
}

/** Chosen dates that closed while the form was open, or since its draft was kept: one press takes the next ones. */
function ClosedDates({ days }: { days: PublicationDays }) {
  const { control } = useFormContext<OrderValues>();
  const dates = useWatch({ control, name: "dates" });
  const closed = closedDates(days, dates);
  return closed.length === 0 ? null : <ClosedAlert closed={closed} days={days} />;
}

interface ClosedAlertProps {
  closed: readonly ClosedDate[];
  days: PublicationDays;
}

function ClosedAlert({ closed, days }: ClosedAlertProps) {
  const { t } = useLingui();
  const { getValues } = useFormContext<OrderValues>();
  const select = useSelect();
  return (
    <Alert
      tone="warning"
      labels={{ tone: t`Attention` }}
      className="mb-4"
      title={t`${plural(closed.length, {
        one: "# date n’est plus ouverte aux commandes",
        other: "# dates ne sont plus ouvertes aux commandes",
      })}`}
      action={
        <Button
          size="sm"
          onClick={() => select({ dates: replaceClosed(getValues("dates"), closed) })}
        >
          {useProposal(closed)}
        </Button>
      }
    >
      <ul>
        {closed.map(({ date }) => (
          <ClosedLine key={date} date={date} reason={days.blocked.get(date)} />
        ))}
      </ul>
    </Alert>
  );
}

function ClosedLine({ date, reason }: { date: IsoDate; reason: string | undefined }) {
  const { t } = useLingui();
  return <DayLine date={date} why={reason || t`Hors de la période ouverte aux commandes`} />;
}

function DayLine({ date, why }: { date: IsoDate; why: string }) {
  const language = useLanguage();
  return (
    <li>
      <strong>{formatLongDate(date, language)}</strong> · <bdi>{why}</bdi>
    </li>
  );
}

/** Chosen dates that may still close, such as religious days before their announcement. */
function ProvisionalDates({ days: { provisional } }: { days: PublicationDays }) {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const dates = useWatch({ control, name: "dates" });
  const chosen = dates.flatMap((date) => {
    const occasion = provisional.get(date);
    return occasion === undefined ? [] : [{ date, occasion }];
  });
  if (chosen.length === 0) return null;
  return (
    <Alert
      tone="warning"
      labels={{ tone: t`Attention` }}
      className="mt-4"
      title={t`${plural(chosen.length, {
        one: "# date reste à confirmer",
        other: "# dates restent à confirmer",
      })}`}
    >
      <ul>
        {chosen.map(({ date, occasion }) => (
          <DayLine key={date} date={date} why={occasion} />
        ))}
      </ul>
      <p>{t`Si le journal ne paraît pas ce jour-là, votre annonce passe à l’édition suivante.`}</p>
    </Alert>
  );
}

/** Label of the button, with the date where there is one. */
function useProposal(closed: readonly ClosedDate[]): string {
  const { t } = useLingui();
  const language = useLanguage();
  const proposed = closed.flatMap(({ next }) => next ?? []);
  const [only] = proposed;
  if (only === undefined)
    return t`${plural(closed.length, { one: "Retirer cette date", other: "Retirer ces dates" })}`;
  if (proposed.length === 1 && closed.length === 1) {
    const day = formatLongDate(only, language);
    return t`Choisir le ${day}`;
  }
  return t`${plural(closed.length, { one: "Prendre la prochaine date", other: "Prendre les prochaines dates" })}`;
}
