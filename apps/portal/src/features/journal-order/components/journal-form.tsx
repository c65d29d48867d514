import { useBeginning } from "../../../shared/draft/use-beginning.ts";
import { useFormDraft } from "../../../shared/draft/use-form-draft.ts";
import { journalDraft } from "../model/draft.ts";
import { useJournalForm } from "../model/use-journal-form.ts";
import type { JournalStart } from "../model/use-journal-start.ts";
import { useJournalSubmission } from "../model/use-journal-submission.ts";
import { Checkout } from "./checkout.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { FormErrors } from "./form-errors.tsx";
import { FormNotices } from "./form-notices.tsx";
import { IssuesSection } from "./issues-section.tsx";
import { JournalContext } from "./journal-context.ts";
import { PaperSection } from "./paper-section.tsx";
import { SubmissionDialogs } from "./submission-dialogs.tsx";

/** Orders issues that have appeared (specification 2, points 2, 4 and 5). */
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
