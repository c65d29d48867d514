import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { useOrderLabels } from "../../../shared/account/use-order-labels.ts";
import { TermsCheckbox } from "../../../shared/terms-checkbox.tsx";
import { JournalAmounts } from "../journal-amounts.tsx";
import { useJournal } from "../journal-context.ts";
import type { JournalSubmission } from "./use-journal-submission.ts";

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
      <TermsCheckbox error={errorOf("termsAccepted")} {...form.register("termsAccepted")} />
      {refusal && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          width="full"
          disabled={ceiling !== null || sending === "save"}
          isPending={sending === "pay"}
          pendingLabel={t`Commande en cours`}
        >
          {ceiling ?? labels.order}
        </Button>
        <Button
          width="full"
          disabled={mayNotSave}
          isPending={sending === "save"}
          pendingLabel={t`Enregistrement en cours`}
          onClick={save}
        >
          {labels.save}
        </Button>
      </div>
    </section>
  );
}
