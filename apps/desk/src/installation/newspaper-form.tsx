import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { saveNewspaper } from "@parution/contract/lazy/installation";
import {
  BLANK_NEWSPAPER,
  NewspaperFields,
  type NewspaperValues,
  newspaperFaults,
  useNewspaperFaultTexts,
} from "../shared/newspaper/newspaper-fields.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";
import { useInstallation } from "./steps.ts";

/** First newspaper: names, address, kind, and the colour from which its theme is derived. */
export function NewspaperForm({ known, onKept }: StepProps) {
  const client = useClient();
  const { mutate } = useInstallation();
  const form = useAppForm<NewspaperValues>({
    defaultValues: known.newspaper ?? BLANK_NEWSPAPER,
    faultsOf: newspaperFaults,
    faultTexts: useNewspaperFaultTexts(),
    onSubmit: async (body) => {
      await client.call(saveNewspaper, { body });
      await mutate();
      onKept();
      return undefined;
    },
  });
  return (
    <StepForm form={form}>
      <NewspaperFields form={form} values={form.watch()} />
    </StepForm>
  );
}
