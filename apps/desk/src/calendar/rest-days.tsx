import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { capitalize } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { GroupField } from "@parution/kit/form-field";
import { Heading } from "@parution/kit/heading";
import { leavesAnEdition, WEEK } from "@parution/rules/calendar";
import { addDays, formatLongDate, type IsoDate, weekdayName } from "@parution/rules/dates";
import { useState } from "react";
import type { CalendarActions, DeskCalendar } from "./calendar.data.ts";

interface RestDaysProps {
  calendar: DeskCalendar;
  /** Year in sight. */
  year: number;
  actions: CalendarActions;
}

interface Written {
  readonly kind: "week" | "holidays";
  readonly written: number;
  readonly kept: readonly IsoDate[];
}

/** Days without an edition that come back: of the week, and the holidays of a year. */
export function RestDays({ calendar, year, actions }: RestDaysProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { supportId } = calendar;
  const [outcome, setOutcome] = useState<Written | null>(null);
  const holidays = useAction(async () =>
    setOutcome({ kind: "holidays", ...(await actions.holidays(supportId, year)) }),
  );
  const unwritten = { week: t`C’est enregistré.`, holidays: t`Aucun jour à ajouter.` };
  return (
    <div className="flex flex-col gap-8 sm:max-2xl:flex-row sm:max-2xl:gap-16">
      <WeekForm
        key={calendar.weekdays.join()}
        weekdays={calendar.weekdays}
        onSubmit={async (weekdays) =>
          setOutcome({ kind: "week", ...(await actions.week(supportId, weekdays)) })
        }
      />
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
          className="self-start"
          labels={{ tone: t`Enregistré` }}
          title={
            outcome.written === 0
              ? unwritten[outcome.kind]
              : t`${plural(outcome.written, { one: "# jour écrit", other: "# jours écrits" })}`
          }
        >
          {outcome.kept.length > 0 && (
            <>
              <p>
                {t`Ces jours ne changent pas, car une édition spéciale y paraît, des annonces y sont prévues, ou leur édition est bouclée, imprimée ou annulée :`}
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
      {holidays.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {holidays.refusal}
        </Alert>
      )}
    </div>
  );
}

interface WeekFormProps {
  /** Those without an edition so far. */
  weekdays: readonly number[];
  onSubmit: (weekdays: number[]) => Promise<void>;
}

/** Days of the week without an edition; one at least keeps its own. */
function WeekForm({ weekdays: saved, onSubmit }: WeekFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const inOrder = (days: readonly number[]) => days.toSorted().join();
  const form = useAppForm<{ weekdays: number[] }>({
    defaultValues: { weekdays: [...saved] },
    faultsOf: ({ weekdays }) => ({
      ...(inOrder(weekdays) === inOrder(saved) && { weekdays: "same" }),
      ...(!leavesAnEdition(weekdays) && { weekdays: "all" }),
    }),
    faultTexts: {
      "weekdays.same": t`Cochez ou décochez un jour.`,
      "weekdays.all": t`Gardez au moins un jour de parution.`,
    },
    onSubmit: async ({ weekdays }) => {
      await onSubmit(weekdays);
      return undefined;
    },
  });
  const weekdays = form.watch("weekdays");
  const toggle = (day: number) =>
    form.change(
      "weekdays",
      weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day],
    );
  const nameOf = (weekday: number) => weekdayName(addDays("2026-06-01", weekday - 1), language); // A week that begins on a Monday.
  return (
    <Form form={form} className="flex flex-col gap-3">
      <GroupField
        label={
          <Heading level={2} size="title-sm" className="font-normal">
            {t`Jours sans édition`}
          </Heading>
        }
        description={t`Un changement compte dès demain.`}
        error={form.errorOf("weekdays")}
      >
        {WEEK.map((weekday) => (
          <Checkbox
            key={weekday}
            label={capitalize(nameOf(weekday))}
            checked={weekdays.includes(weekday)}
            onChange={() => toggle(weekday)}
          />
        ))}
      </GroupField>
      <Button
        type="submit"
        className="self-start"
        isPending={form.pending}
        pendingLabel={t`Enregistrement en cours`}
      >
        {t`Enregistrer`}
      </Button>
      <FormRefusal form={form} />
    </Form>
  );
}
