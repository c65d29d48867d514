import { useLingui } from "@lingui/react/macro";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { GroupField } from "@parution/kit/form-field";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense } from "react";
import { useJournal } from "./use-journal-form.ts";

const IssuesCalendar = lazyComponent(() =>
  import("./issues-calendar.tsx").then((module) => module.IssuesCalendar),
);

const Quantities = lazyComponent(() =>
  import("./quantities.tsx").then((module) => module.Quantities),
);

/**
 * Issues and the number of copies of each; the calendar is shown once the period is chosen, the quantities with the first
 * issue.
 */
export function IssuesSection() {
  const { t } = useLingui();
  const { form, values, offer } = useJournal();
  const { days } = offer;
  return (
    <FormSection title={t`Numéros et quantités`}>
      <GroupField id="issues" label={t`Numéros`} hideLabel error={form.errorOf("issues")}>
        {days === null ? (
          <p className="text-fg-muted">{t`Choisissez d’abord le journal et la période.`}</p>
        ) : (
          <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
            <IssuesCalendar key={days.window.from} days={days} />
          </Suspense>
        )}
      </GroupField>
      {values.issues.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" className="h-24" />}>
          <Quantities />
        </Suspense>
      )}
    </FormSection>
  );
}
