import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { useOrderLabels } from "../../../shared/account/use-order-labels.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { TermsCheckbox } from "../../../shared/terms/terms-checkbox.tsx";
import type { JournalSubmission } from "../model/use-journal-submission.ts";
import { JournalAmounts } from "./journal-amounts.tsx";
import { useJournal } from "./journal-context.ts";

/** The price, the terms, and the two ways to end; above its ceiling an account reads so in place of «order». */
export function Checkout({ submission }: { submission: JournalSubmission }) {
  const { t } = useLingui();
  const { form, errorOf } = useJournal();
  const { sending, refusal, ceiling, mayNotSave, permissions, save } = submission;
  const labels = useOrderLabels(permissions);
  return (
    <section
      aria-label={t`Commande`}
      className="grid gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--app-header-height,4rem)+1rem)]"
    >
      <JournalAmounts />
      <TermsCheckbox
        error={errorOf("termsAccepted")}
        {...form.register("termsAccepted", { onChange: () => form.clearErrors("termsAccepted") })}
      />
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          width="full"
          disabled={ceiling !== null || sending === "save"}
          pendingLabel={sending === "pay" ? t`Commande en cours` : undefined}
        >
          {ceiling ?? labels.order}
        </Button>
        <Button
          width="full"
          disabled={mayNotSave}
          pendingLabel={sending === "save" ? t`Enregistrement en cours` : undefined}
          onClick={save}
        >
          {labels.save}
        </Button>
      </div>
    </section>
  );
}
