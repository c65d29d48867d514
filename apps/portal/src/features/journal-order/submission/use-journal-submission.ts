import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt as attemptOnce, wasDoneBefore } from "@parution/app/data/attempt.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import type { LazyAnswer } from "@parution/contract/lazy";
import { placeJournal, placeJournalUnderConvention } from "@parution/contract/lazy/journal";
import type { Centimes } from "@parution/rules/money";
import { type BaseSyntheticEvent, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import type { JournalValues } from "../journal-values.ts";
import { type Account, ceilingOf, freshOrder } from "../start.ts";
import type { JournalForm } from "../use-journal-form.ts";
import { type JournalBody, journalBody, placeErrors } from "./journal-body.ts";

type PlacedJournal = LazyAnswer<typeof placeJournal>;

/** An order ready to be sent. */
interface Attempt {
  readonly body: JournalBody;
  readonly payLater: boolean;
}

/** An order refused for its price: sent again at the right one when the person agrees. */
interface PriceChange {
  readonly attempt: Attempt;
  readonly shown: Centimes;
  readonly right: Centimes;
}

export type JournalSubmission = ReturnType<typeof useJournalSubmission>;

const PRICE_CHANGED = "PRICE_CHANGED";

/** The two ways to end the form, and what follows each. */
export function useJournalSubmission(
  { form, values, offer }: JournalForm,
  account: Account,
  /** Empties the form once its order is done. */
  startAgain: (anew: JournalValues) => void,
) {
  const place = usePlaceJournal(account.permissions.usesConventionCalls);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const link = useLink();
  const [sending, setSending] = useState<"pay" | "save" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [earlier, setEarlier] = useState<Attempt | null>(null);
  const [saved, setSaved] = useState<PlacedJournal | null>(null);
  const [onTerm, setOnTerm] = useState<PlacedJournal | null>(null);
  const [refusedSave, setRefusedSave] = useState<string | null>(null);
  const content = JSON.stringify([values, offer.price?.total]);

  async function send(attempt: Attempt): Promise<void> {
    setSending(attempt.payLater ? "save" : "pay");
    setRefusal(null);
    keepEditing();
    try {
      placed(await place(attempt.body, attempt.payLater), attempt.payLater);
    } catch (error) {
      if (wasDoneBefore(error)) setEarlier(attempt);
      else refuse(error, attempt);
    } finally {
      setSending(null);
    }
  }

  function placed(answer: PlacedJournal, payLater: boolean): void {
    startAgain(freshOrder(account, values.supportId));
    if (payLater) setSaved(answer);
    else if (answer.onTerm) setOnTerm(answer);
    else void navigate(link(`/recap-annonce/${answer.orderId}`));
  }

  function keepEditing(): void {
    setPriceChange(null);
    setEarlier(null);
  }

  function refuse(error: unknown, attempt: Attempt): void {
    if (attempt.payLater && isRefusal(error)) setRefusedSave(content);
    if (error instanceof ApiError && error.code === PRICE_CHANGED && error.total !== undefined) {
      setPriceChange({ attempt, shown: attempt.body.total ?? 0, right: error.total });
      offer.refresh();
      return;
    }
    const { fields, others } = placeErrors(error instanceof ApiError ? error.fields : {});
    for (const [field, message] of fields) form.setError(field, { type: "server", message });
    if (fields.length === 0 || others.length > 0) {
      setRefusal([errorText(error), ...others].join(" "));
      offer.refresh();
    }
  }

  async function submit(payLater: boolean, event?: BaseSyntheticEvent): Promise<void> {
    setSaved(null);
    await form.handleSubmit(async (answered) => {
      const { product, price, packageRate } = offer;
      if (product === null || price === null) return;
      const shown = {
        productId: product.id,
        byPackage: packageRate !== null,
        total: price.total,
      };
      const body = journalBody(answered, shown);
      if (body !== null) await send({ body, payLater });
    })(event);
  }

  return {
    sending,
    refusal,
    priceChange,
    saved,
    onTerm,
    ceiling: ceilingOf(account),
    permissions: account.permissions,
    /** A save that was refused is not sent again before something has changed. */
    mayNotSave: refusedSave === content,
    order: (event: BaseSyntheticEvent) => void submit(false, event),
    save: () => void submit(true),
    confirmPrice: ({ attempt, right }: PriceChange) =>
      void send({ ...attempt, body: { ...attempt.body, total: right } }),
    /** What was sent after an earlier version had been ordered; its answer was lost. */
    earlier,
    sendAgain: (attempt: Attempt) => void send(attempt),
    keepEditing,
    dismissSaved: () => setSaved(null),
    dismissOnTerm: () => setOnTerm(null),
  };
}

/** The service has judged the order, and it is not a matter of trying again. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Sends an order by the call of the account's kind; it keeps its key until it is answered, even when it was changed. */
function usePlaceJournal(
  underConvention: boolean,
): (body: JournalBody, payLater: boolean) => Promise<PlacedJournal> {
  const client = useClient();
  return useCallback(
    (body, payLater) => {
      const call = underConvention ? placeJournalUnderConvention : placeJournal;
      return attemptOnce("journal", null, (idempotencyKey) =>
        client.call(call, { body, query: payLater ? { payLater } : {} }, { idempotencyKey }),
      );
    },
    [client, underConvention],
  );
}
