import { PublicationCalendar } from "@parution/kit/publication-calendar";
import { useId, useMemo } from "react";
import type { Issues } from "../rules/issues.ts";
import { Step, type StepProps } from "./step.tsx";

export function DatesStep({ texts, order, issues, errorOf }: StepProps & { issues: Issues }) {
  const errorId = useId();
  const { step, calendar, closed, deadline } = texts.dates;
  const error = errorOf("dates");
  const blocked = useMemo(
    () => new Map([...issues.closed].map(([day, reason]) => [day, closed[reason]])),
    [issues, closed],
  );
  return (
    <Step number={4} title={step}>
      <PublicationCalendar
        id="dates"
        value={order.draft.days}
        onChange={(days) => order.change({ days })}
        blocked={blocked}
        minValue={issues.first}
        maxValue={issues.last}
        today={issues.today}
        locale={texts.locale}
        months={2}
        labels={calendar}
        aria-describedby={error && errorId}
      />
      <p className="order-note">{deadline}</p>
      {error && (
        <p id={errorId} className="order-fault">
          {error}
        </p>
      )}
    </Step>
  );
}
