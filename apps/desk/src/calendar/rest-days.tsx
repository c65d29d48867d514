import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { formatLongDate } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Heading } from "@parution/kit/heading";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { useState } from "react";
import type { CalendarActions, DeskCalendar } from "./calendar.data.ts";

interface RestDaysProps {
  calendar: DeskCalendar;
  /** Year in sight. */
  year: number;
  actions: CalendarActions;
}

interface Written {
  readonly written: number;
  readonly kept: readonly IsoDate[];
}

/** Days without an edition that come back: of the week, and the holidays of a year. */
export function RestDays({ calendar, year, actions }: RestDaysProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { supportId } = calendar;
  const [weekdays, setWeekdays] = useState<readonly number[]>(calendar.weekdays);
  const [outcome, setOutcome] = useState<Written | null>(null);
  const week = useAction(async () => setOutcome(await actions.week(supportId, [...weekdays])));
  const holidays = useAction(async () => setOutcome(await actions.holidays(supportId, year)));
  const isSame = weekdays.toSorted().join() === calendar.weekdays.toSorted().join();
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: "long", timeZone: "UTC" }).format(
      // A week that begins on a Monday.
      new Date(addDays("2026-06-01", weekday - 1)),
    );
  const refusal = week.refusal ?? holidays.refusal;
  return (
    <div className="flex flex-col gap-8 sm:max-2xl:flex-row sm:max-2xl:gap-16">
      <fieldset className="flex flex-col gap-3">
        <legend className="contents">
          <Heading level={2} size="title-sm">
            {t`Jours sans édition`}
          </Heading>
        </legend>
        {[1, 2, 3, 4, 5].map((weekday) => (
          <Checkbox
            key={weekday}
            label={nameOf(weekday)}
            checked={weekdays.includes(weekday)}
            onChange={(event) =>
              setWeekdays(
                event.currentTarget.checked
                  ? [...weekdays, weekday]
                  : weekdays.filter((one) => one !== weekday),
              )
            }
          />
        ))}
        <Button
          className="self-start"
          disabled={isSame || weekdays.length > 4}
          isPending={week.pending}
          pendingLabel={t`Enregistrement en cours`}
          onClick={() => void week.run()}
        >
          {t`Enregistrer`}
        </Button>
      </fieldset>
      <section className="flex flex-col gap-3">
        <Heading level={2} size="title-sm">
          {t`Jours fériés`}
        </Heading>
        <Button
          className="self-start"
          isPending={holidays.pending}
          pendingLabel={t`Enregistrement en cours`}
          onClick={() => void holidays.run()}
        >
          {t`Ajouter ceux de ${year}`}
        </Button>
      </section>
      {outcome !== null && (
        <Alert
          tone={outcome.kept.length > 0 ? "warning" : "success"}
          labels={{ tone: t`Enregistré` }}
          title={t`${plural(outcome.written, { one: "# jour écrit", other: "# jours écrits" })}`}
        >
          {outcome.kept.length > 0 && (
            <>
              <p>
                {t`Ne changent pas, car des annonces y sont prévues ou leur édition est bouclée, imprimée ou annulée :`}
              </p>
              <ul>
                {outcome.kept.map((date) => (
                  <li key={date}>{formatLongDate(date, language)}</li>
                ))}
              </ul>
            </>
          )}
        </Alert>
      )}
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
    </div>
  );
}
