import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { SubmissionDialogs } from "../../shared/submission/submission-dialogs.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { FormAlerts } from "./form-alerts.tsx";
import { IssuesSection } from "./issues-section.tsx";
import { PaperSection } from "./paper-section.tsx";
import { Checkout } from "./submission/checkout.tsx";
import { FormErrors } from "./submission/form-errors.tsx";
import { JournalContext, useJournalForm } from "./use-journal-form.ts";
import type { JournalStart } from "./use-journal-start.ts";

/** Orders issues that have appeared. */
export function JournalForm(start: JournalStart) {
  const { t } = useLingui();
  const { journal, draft, submission } = useJournalForm(start);
  return (
    <JournalContext value={journal}>
      <Form
        form={journal.form}
        className="grid grid-cols-1 gap-8 [counter-reset:section] lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12"
      >
        <div className="grid grid-cols-1 gap-6">
          <FormAlerts draft={draft} submission={submission} />
          <FormErrors />
          <div className="grid grid-cols-1 gap-10">
            <PaperSection />
            <IssuesSection />
            <DeliverySection />
          </div>
        </div>
        <Checkout submission={submission} />
      </Form>
      <SubmissionDialogs
        submission={submission}
        backLabel={t`Revenir à la commande`}
        againLabel={t`Commander d’autres numéros`}
        pageOf={(orderId) => `/paiement-succes?commande=${orderId}`}
      />
    </JournalContext>
  );
}
