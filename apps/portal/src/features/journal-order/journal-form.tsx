import { useBeginning } from "@parution/app/drafts/use-beginning.ts";
import { useFormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { DeliverySection } from "./delivery-section.tsx";
import { journalDraft } from "./draft.ts";
import { FormNotices } from "./form-notices.tsx";
import { IssuesSection } from "./issues/issues-section.tsx";
import { JournalContext } from "./journal-context.ts";
import { PaperSection } from "./paper-section.tsx";
import { Checkout } from "./submission/checkout.tsx";
import { FormErrors } from "./submission/form-errors.tsx";
import { SubmissionDialogs } from "./submission/submission-dialogs.tsx";
import { useJournalSubmission } from "./submission/use-journal-submission.ts";
import { useJournalForm } from "./use-journal-form.ts";
import type { JournalStart } from "./use-journal-start.ts";

/** Orders issues that have appeared. */
export function JournalForm({ account, fresh, askedSupportId }: JournalStart) {
  const place = { userId: account.user.id, form: "journal" };
  const beginning = useBeginning(journalDraft, place, { fresh, askedSupportId });
  const journal = useJournalForm(beginning.initial);
  const draft = useFormDraft(journal.form, beginning, fresh, journal.undo.clear);
  const submission = useJournalSubmission(journal, account, draft.startAgain);
  return (
    <JournalContext value={journal}>
      <form
        noValidate
        className="grid grid-cols-1 gap-8 [counter-reset:section] lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12"
        onSubmit={submission.order}
      >
        <div className="grid grid-cols-1 gap-6">
          <FormNotices draft={draft} submission={submission} />
          <FormErrors />
          <div className="grid grid-cols-1 gap-10">
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
