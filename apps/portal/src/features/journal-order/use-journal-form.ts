import { createUndoStack, type UndoStack } from "@parution/app/drafts/undo-stack.ts";
import { useFormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { useInitialDraft } from "@parution/app/drafts/use-initial-draft.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { journalDraft } from "./draft.ts";
import { JOURNAL_FIELDS, type JournalChoice, type JournalValues } from "./journal-values.ts";
import { lostChoices, withChoice } from "./offer.ts";
import { journalFieldPathOf } from "./submission/journal-body.ts";
import { journalFormFaults, useJournalTexts } from "./submission/journal-faults.ts";
import {
  type JournalAppForm,
  type JournalIntent,
  useJournalSubmission,
} from "./submission/use-journal-submission.ts";
import { type JournalOffer, useJournalOffer } from "./use-journal-offer.ts";
import type { JournalStart } from "./use-journal-start.ts";

/** Form of an order of issues, with its offers. */
export interface Journal {
  readonly form: JournalAppForm;
  readonly values: JournalValues;
  readonly offer: JournalOffer;
  /** Makes a choice that later ones depend on. */
  readonly choose: (choice: JournalChoice) => void;
  /** Undo of choices that emptied later fields. */
  readonly undo: UndoStack<JournalValues>;
  readonly restore: (before: JournalValues) => void;
  /** Submissions that the catalogue, which failed to load, could not judge. */
  readonly blocked: number;
}

export const JournalContext = createContext<Journal | null>(null);

/** The form around the caller. */
export function useJournal(): Journal {
  const journal = useContext(JournalContext);
  if (journal === null) throw new Error("useJournal needs a JournalContext around it.");
  return journal;
}

/** The form of an order of issues, its draft and its submission. */
export function useJournalForm({ account, fresh, askedSupportId }: JournalStart) {
  const draftId = { userId: account.user.id, form: "journal" };
  const beginning = useInitialDraft(journalDraft, draftId, { fresh, askedSupportId });
  const appForm: JournalAppForm = useAppForm<JournalValues, JournalValues, JournalIntent>({
    defaultValues: beginning.initial,
    faultsOf: (values) => journalFormFaults(values, offer),
    faultTexts: useJournalTexts(),
    fieldPathOf: journalFieldPathOf,
    revalidation: "debounced",
    onSubmit: async (values, _captcha, intent) => {
      await submission.send(values, intent);
      return undefined;
    },
  });
  const values = appForm.watch();
  const offer = useJournalOffer(values);
  const { form, blocked } = useHeldSubmission(appForm, values, offer);
  const undo = useMemo(() => createUndoStack<JournalValues>(), []);
  const draft = useFormDraft(form, beginning, fresh, undo.clear);

  function choose(choice: JournalChoice): void {
    const next = withChoice(values, choice, offer.catalogue, offer.clock);
    const [cause = ""] = Object.keys(choice);
    const lost = lostChoices(values, next).filter((field) => field !== cause);
    write(next);
    if (lost.length > 0) undo.push({ values, cause, lost });
  }

  function write(next: JournalValues): void {
    form.setValues(next, { shouldDirty: true });
    for (const name of JOURNAL_FIELDS) if (next[name] !== values[name]) form.clearErrors(name);
  }

  const journal: Journal = {
    form,
    values,
    offer,
    choose,
    undo,
    blocked,
    restore: ({ supportId, typeId, subtypeId, durationId, issues }) =>
      write({ ...values, supportId, typeId, subtypeId, durationId, issues }),
  };
  const submission = useJournalSubmission(journal, account, draft.startAgain);
  return { journal, draft, submission };
}

/**
 * The form, a submission of which waits until the offer is there: what a draft brings back cannot be judged before. A change of
 * values ends the wait. No price was shown when it began, so that none is agreed to. Where the offer failed to load, nothing is
 * judged: the submission is counted, and the failure focused.
 */
function useHeldSubmission(
  form: JournalAppForm,
  values: JournalValues,
  { isLoading, failure }: JournalOffer,
): Pick<Journal, "form" | "blocked"> {
  const { submit, pending, pendingIntent } = form;
  const [held, setHeld] = useState<{ intent: JournalIntent; content: string } | null>(null);
  const [blocked, setBlocked] = useState(0);
  const content = JSON.stringify(values);
  const hasFailed = failure !== null;
  useEffect(() => {
    const isUnchanged = held?.content === content;
    if (held === null || (isUnchanged && isLoading)) return;
    setHeld(null);
    if (isUnchanged && hasFailed) setBlocked((count) => count + 1);
    else if (isUnchanged) void submit(held.intent);
  }, [held, content, isLoading, hasFailed, submit]);
  const submitWhenLoaded: JournalAppForm["submit"] = async (intent = { payLater: false }) => {
    if (hasFailed) setBlocked((count) => count + 1);
    else if (isLoading) setHeld({ intent: { ...intent, isPriceUnseen: true }, content });
    else await submit(intent);
  };
  return {
    form: {
      ...form,
      submit: submitWhenLoaded,
      pending: pending || held !== null,
      pendingIntent: held === null ? pendingIntent : held.intent,
    },
    blocked,
  };
}
