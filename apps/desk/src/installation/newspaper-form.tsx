import { useClient } from "@parution/app/data/api-scope.tsx";
import type { KeptValues } from "@parution/app/drafts/draft.ts";
import { useFormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { useInitialDraft } from "@parution/app/drafts/use-initial-draft.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { saveNewspaper } from "@parution/contract/lazy/installation";
import {
  BLANK_NEWSPAPER,
  NewspaperFields,
  type NewspaperValues,
  newspaperFaults,
  useNewspaperFaultTexts,
} from "../shared/newspaper/newspaper-fields.tsx";
import { endDraft, StepDraft, stepDraft, useStepDraftId } from "./step-draft.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";

type KeptNewspaper = NewspaperValues & KeptValues;
const newspaperDraft = stepDraft<KeptNewspaper>(BLANK_NEWSPAPER);

/** First newspaper: names, address, kind, and the colour from which its theme is derived. */
export function NewspaperForm({ known, onKept }: StepProps) {
  const client = useClient();
  const fresh: KeptNewspaper = known.newspaper ?? BLANK_NEWSPAPER;
  const draftId = useStepDraftId("newspaper");
  const initial = useInitialDraft(newspaperDraft, draftId, { fresh });
  const form = useAppForm<KeptNewspaper>({
    defaultValues: initial.initial,
    faultsOf: newspaperFaults,
    faultTexts: useNewspaperFaultTexts(),
    onSubmit: async (body) => {
      await client.call(saveNewspaper, { body }, { awaitsReads: true });
      endDraft(draft, draftId);
      onKept();
      return undefined;
    },
  });
  const draft = useFormDraft(form, initial, fresh, () => undefined);
  return (
    <StepForm form={form}>
      <StepDraft draft={draft} excerptOf={({ nameFr }) => nameFr} />
      <NewspaperFields form={form} values={form.watch()} />
    </StepForm>
  );
}
