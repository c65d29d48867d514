import { useLingui } from "@lingui/react/macro";
import { GroupField } from "@parution/kit/form-field";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense } from "react";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import { useDays } from "./order-context.ts";
import { useFieldError } from "./use-field-error.ts";

const DatesField = lazy(() =>
  import("./dates-field.tsx").then((module) => ({ default: module.DatesField })),
);
const ClosedDates = lazy(() =>
  import("./closed-dates.tsx").then((module) => ({ default: module.ClosedDates })),
);

/** When the ad appears; the calendar comes when the support's days are known. */
export function DatesSection() {
  const { t } = useLingui();
  const days = useDays();
  const error = useFieldError("dates");
  return (
    <FormSection title={t`Dates de parution`}>
      <GroupField id="dates" label={t`Dates de parution`} hideLabel error={error}>
        {days === null ? (
          <CalendarSkeleton />
        ) : (
          <Suspense fallback={<CalendarSkeleton />}>
            <ClosedDates days={days} />
            <DatesField days={days} />
          </Suspense>
        )}
      </GroupField>
    </FormSection>
  );
}

function CalendarSkeleton() {
  return <Skeleton shape="block" className="h-96" />;
}
