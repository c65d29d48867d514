import { useLingui } from "@lingui/react/macro";
import { FormRefusal } from "@parution/app/form/form.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { useOrderLabels } from "../../../shared/account/use-order-labels.ts";
import { TermsCheckbox } from "../../../shared/terms-checkbox.tsx";
import { JournalAmounts } from "../journal-amounts.tsx";
import { useJournal } from "../use-journal-form.ts";
import type { JournalSubmission } from "./use-journal-submission.ts";

/** Price, terms and submit buttons; for an account above its ceiling, a label to that effect in place of «order». */
export function Checkout({ submission }: { submission: JournalSubmission }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { form } = useJournal();
  const { sending, ceiling, mayNotSave, permissions, save, revealedPrice } = submission;
  const labels = useOrderLabels(permissions);
  return (
    <section
      aria-label={t`Commande`}
      className="grid gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--app-header-height,4rem)+1rem)]"
    >
      <JournalAmounts />
      <TermsCheckbox {...form.field("termsAccepted")} />
      <FormRefusal form={submission} />
      {revealedPrice !== null && (
        <Alert tone="info" labels={{ tone: t`Information` }}>
          {t`Total TTC : ${formatAmount(revealedPrice, language)}. Rien n’est encore commandé : validez de nouveau pour confirmer.`}
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
