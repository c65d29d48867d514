import type { Account } from "../model/account.ts";
import type { JournalValues } from "../model/journal-values.ts";
import { useJournalForm } from "../model/use-journal-form.ts";
import { useJournalSubmission } from "../model/use-journal-submission.ts";
import { Checkout } from "./checkout.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { FormErrors } from "./form-errors.tsx";
import { FormNotices } from "./form-notices.tsx";
import { IssuesSection } from "./issues-section.tsx";
import { JournalContext } from "./journal-context.ts";
import { PaperSection } from "./paper-section.tsx";
import { SubmissionDialogs } from "./submission-dialogs.tsx";

interface JournalFormProps {
  account: Account;
  initial: JournalValues;
}

/** Orders issues that have appeared (specification 2, points 2, 4 and 5). */
export function JournalForm({ account, initial }: JournalFormProps) {
  const journal = useJournalForm(initial);
  const submission = useJournalSubmission(journal, account);
  return (
    <JournalContext value={journal}>
      <form
        noValidate
        className="grid gap-8 [counter-reset:section] lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12"
        onSubmit={submission.order}
      >
        <div className="grid gap-6">
          <FormNotices submission={submission} />
          <FormErrors />
          <div className="grid gap-10">
            <PaperSection />
            <IssuesSection />
            <DeliverySection />
          </div>
        </div>
        <Checkout submission={submission} />
      </form>
      <SubmissionDialogs submission={submission} />
    </JournalContext>
  );
}
