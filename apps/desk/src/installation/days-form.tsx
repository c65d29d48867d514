import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { saveDays } from "@parution/contract/lazy/installation";
import {
  DayFields,
  type DayValues,
  dayFaults,
  keptDays,
  sentDays,
  useDayFaultTexts,
  usualDays,
} from "../shared/newspaper/day-fields.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";

/** Days on which the newspaper appears. */
export function DaysForm({ known, onKept }: StepProps) {
  const client = useClient();
  const medium = known.newspaper?.medium ?? "print";
  const usual = usualDays(medium);
  const form = useAppForm<DayValues>({
    defaultValues: known.days === null ? usual : keptDays(known.days, usual),
    faultsOf: dayFaults,
    faultTexts: useDayFaultTexts(),
    onSubmit: async (values) => {
      await client.call(saveDays, { body: sentDays(values) }, { awaitsReads: true });
      onKept();
      return undefined;
    },
  });
  return (
    <StepForm form={form}>
      <DayFields form={form} values={form.watch()} medium={medium} />
    </StepForm>
  );
}
