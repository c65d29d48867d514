import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt, wasDoneBefore } from "@parution/app/data/attempt.ts";
import type { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import type { LazyAnswer } from "@parution/contract/lazy";
import { placeJournal, placeJournalUnderConvention } from "@parution/contract/lazy/journal";
import type { Centimes } from "@parution/rules/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type Account, ceilingOf } from "../../../shared/account/account-of.ts";
import {
  type SubmissionIntent,
  useSubmissionDialogs,
} from "../../../shared/submission/submission-dialogs.tsx";
import type { JournalValues } from "../journal-values.ts";
import { freshOrder } from "../start.ts";
import type { JournalOffer } from "../use-journal-offer.ts";
import { type JournalBody, journalBody } from "./journal-body.ts";

/** Intent of a submission of issues. */
export interface JournalIntent extends SubmissionIntent {
  /** True where no price was shown when the button was pressed: the order is validated and its price shown, nothing is sent. */
  readonly isPriceUnseen?: boolean;
}

export type JournalAppForm = ReturnType<
  typeof useAppForm<JournalValues, JournalValues, JournalIntent>
>;

interface JournalSubmissionOptions {
  readonly form: JournalAppForm;
  readonly values: JournalValues;
  readonly offer: JournalOffer;
}

type PlacedJournal = LazyAnswer<typeof placeJournal>;

export type JournalSubmission = ReturnType<typeof useJournalSubmission>;

/**
 * Both ways to submit the form, and what follows each answer.
 * @param startAgain empties the form once its order is placed
 */
export function useJournalSubmission(
  { form, values, offer }: JournalSubmissionOptions,
  account: Account,
  startAgain: (anew: JournalValues) => void,
) {
  const place = usePlaceJournal(account.permissions.usesConventionCalls);
  const navigate = useNavigate();
  const link = useLink();
  const [saved, setSaved] = useState<PlacedJournal | null>(null);
  const [refusedSave, setRefusedSave] = useState<string | null>(null);
  const [revealed, setRevealed] = useState<string | null>(null);
  const content = JSON.stringify([values, offer.price?.total]);
  const { submit, pending, pendingIntent, refusal } = form;
  const { askAbout, showOnTerm, ...dialogs } = useSubmissionDialogs(submit);

  function followUp(placed: PlacedJournal, payLater: boolean): void {
    startAgain(freshOrder(account, values.supportId));
    if (payLater) setSaved(placed);
    else if (placed.onTerm) showOnTerm(placed);
    else void navigate(link(`/recap-annonce/${placed.orderId}`));
  }

  /** @throws ApiError that the form shows; one that asks for a decision opens its dialog instead */
  async function send(answered: JournalValues, intent: JournalIntent = { payLater: false }) {
    setSaved(null);
    setRevealed(intent.isPriceUnseen ? content : null);
    if (intent.isPriceUnseen) return;
    const { product, price, packageRate } = offer;
    if (product === null || price === null) return;
    const shown = intent.total ?? price.total;
    const details = { productId: product.id, byPackage: packageRate !== null, total: shown };
    const body = journalBody(answered, details);
    if (body === null) return;
    try {
      followUp(await place(body, intent.payLater), intent.payLater);
    } catch (error) {
      followRefusal(error, intent, shown);
    }
  }

  /** @throws the error, unless it opens a dialog */
  function followRefusal(error: unknown, intent: JournalIntent, shown: Centimes): void {
    if (intent.payLater && isFinal(error)) setRefusedSave(content);
    // Prices, periods or deliveries may no longer be what was shown.
    if (!wasDoneBefore(error)) offer.refresh();
    if (!askAbout(error, intent, shown)) throw error;
  }

  return {
    send,
    sending: pending ? (pendingIntent?.payLater ? "save" : "pay") : null,
    refusal,
    ...dialogs,
    saved,
    ceiling: ceilingOf(account),
    permissions: account.permissions,
    /** A save that was refused is not sent again before something has changed. */
    mayNotSave: refusedSave === content,
    save: () => void submit({ payLater: true }),
    /** Price of an order that waits for another press, since the first one came before it, centimes; null for none. */
    revealedPrice: revealed === content ? (offer.price?.total ?? null) : null,
    dismissSaved: () => setSaved(null),
  } as const;
}

/** True where the service refused the order itself: the same one would be refused again. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Sends an order by the call of the account's kind; it keeps its key until it is answered, even when it was changed. */
function usePlaceJournal(isUnderConvention: boolean) {
  const client = useClient();
  const call = isUnderConvention ? placeJournalUnderConvention : placeJournal;
  return (body: JournalBody, payLater: boolean): Promise<PlacedJournal> =>
    attempt("journal", null, (idempotencyKey) =>
      client.call(call, { body, query: payLater ? { payLater } : {} }, { idempotencyKey }),
    );
}
