import { useLingui } from "@lingui/react/macro";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { GroupField } from "@parution/kit/form-field";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useDays, useOrderError } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";

const DatesField = lazyComponent(() =>
  import("./dates-field.tsx").then((module) => module.DatesField),
);

/** Publication dates; the calendar is shown once the support's days are known. */
export function DatesSection() {
  const { t } = useLingui();
  const days = useDays();
  const error = useOrderError("dates");
  const { control } = useFormContext<OrderValues>();
  const hasSupport = useWatch({ control, name: "supportId" }) !== null;
  return (
    <FormSection title={t`Dates de parution`}>
      <GroupField id="dates" label={t`Dates de parution`} hideLabel error={error}>
        {!hasSupport && (
          <p className="text-fg-muted">{t`Les dates se choisissent une fois le journal choisi.`}</p>
        )}
        {hasSupport && days === null && <CalendarSkeleton />}
        {hasSupport && days !== null && (
          <Suspense fallback={<CalendarSkeleton />}>
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
