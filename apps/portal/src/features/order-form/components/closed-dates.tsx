import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { useFormContext, useWatch } from "react-hook-form";
import { formatLongDate } from "../../../shared/formats/formats.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { OrderValues } from "../model/order-values.ts";
import {
  type ClosedDate,
  closedDates,
  type PublicationDays,
  replaceClosed,
} from "../model/publication-days.ts";
import { useSelect } from "./order-context.ts";

/** Chosen dates that closed while the form was open, or since its draft was kept: one press takes the next ones. */
export function ClosedDates({ days }: { days: PublicationDays }) {
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
      toneLabel={t`Attention`}
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

function ClosedLine({ date, reason }: { date: string; reason: string | undefined }) {
  const { t } = useLingui();
  const language = useLanguage();
  const why = reason || t`Hors de la période ouverte aux commandes`;
  return (
    <li>
      <strong>{formatLongDate(date, language)}</strong> · {why}
    </li>
  );
}

/** What one press does, by name where it is one date. */
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
