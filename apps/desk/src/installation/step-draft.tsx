import { useLingui } from "@lingui/react/macro";
import type { DraftKind, KeptValues } from "@parution/app/drafts/draft.ts";
import { DraftAlertSlot } from "@parution/app/drafts/draft-alert-slot.tsx";
import { DraftAlerts } from "@parution/app/drafts/draft-alerts.tsx";
import { type DraftId, removeDraft } from "@parution/app/drafts/draft-keeper.ts";
import type { FormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { useSession } from "@parution/app/session/session-store.ts";

/** Draft of a step's form, whose values are texts; `blank` has them all. */
export function stepDraft<Values extends KeptValues>(blank: Values): DraftKind<Values> {
  const contentOf = (values: Values) =>
    JSON.stringify(Object.entries(values).toSorted(([one], [two]) => (one < two ? -1 : 1)));
  return {
    version: 1,
    written: (values) => values,
    read: (written) => (hasTextsOf(blank, written) ? written : null),
    contentOf,
    fileNamesOf: () => [],
    isWorthKeeping: (values, fresh) => contentOf(values) !== contentOf(fresh),
  };
}

const hasTextsOf = <Values extends object>(blank: Values, written: unknown): written is Values =>
  typeof written === "object" &&
  written !== null &&
  Object.keys(blank).every((name) => typeof Reflect.get(written, name) === "string");

/** Identity of the draft of a step's form: the owner's, in this browser. */
export const useStepDraftId = (form: string): DraftId => ({
  userId: useSession()?.user.id ?? 0,
  form,
});

/** Removes the draft of a step that is kept; what was typed last is in it by then, and is not stored again. */
export function endDraft<Values>(draft: FormDraft<Values>, draftId: DraftId): void {
  draft.keepThisVersion();
  removeDraft(draftId);
}

interface StepDraftProps<Values> {
  draft: FormDraft<Values>;
  /** Excerpt by which the user recognises a version of the form. */
  excerptOf: (values: Values) => string;
}

/** Alerts and questions on the draft of a step. */
export function StepDraft<Values extends KeptValues>({ draft, excerptOf }: StepDraftProps<Values>) {
  const { t } = useLingui();
  const labels = {
    startAgain: t`Recommencer`,
    replace: {
      question: t`Recommencer cette étape ?`,
      consequence: t`Votre brouillon sera effacé.`,
      confirm: t`Effacer et recommencer`,
      cancel: t`Garder le brouillon`,
    },
    conflict: {
      gone: t`Cette étape a été enregistrée ou effacée dans un autre onglet`,
      changed: t`Cette étape a changé dans un autre onglet`,
    },
  };
  return (
    <DraftAlertSlot draft={draft}>
      <DraftAlerts draft={draft} labels={labels} excerptOf={excerptOf} />
    </DraftAlertSlot>
  );
}
