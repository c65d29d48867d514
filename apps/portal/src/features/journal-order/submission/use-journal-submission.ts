import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt, wasDoneBefore } from "@parution/app/data/attempt.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import type { LazyAnswer } from "@parution/contract/lazy";
import { placeJournal, placeJournalUnderConvention } from "@parution/contract/lazy/journal";
import type { Centimes } from "@parution/rules/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { JournalValues } from "../journal-values.ts";
import { type Account, ceilingOf, freshOrder } from "../start.ts";
import type { Journal } from "../use-journal-form.ts";
import { type JournalBody, journalBody } from "./journal-body.ts";

type PlacedJournal = LazyAnswer<typeof placeJournal>;

/** Intent of a submission: payment next, or saved. */
export interface JournalIntent {
  readonly payLater: boolean;
  /** Price that was agreed to in a dialog, centimes; the one on the page by default. */
  readonly total?: Centimes | undefined;
}

/** An order refused for its price: sent again at the current one once that is accepted. */
interface PriceChange {
  readonly intent: JournalIntent;
  /** Price on the page, centimes. */
  readonly shown: Centimes;
  /** Price of the service, centimes. */
  readonly current: Centimes;
}

export type JournalSubmission = ReturnType<typeof useJournalSubmission>;

const PRICE_CHANGED = "PRICE_CHANGED";

/**
 * Both ways to submit the form, and what follows each answer.
 * @param startAgain empties the form once its order is placed
 */
export function useJournalSubmission(
  { form, values, offer }: Pick<Journal, "form" | "values" | "offer">,
  account: Account,
  startAgain: (anew: JournalValues) => void,
) {
  const place = usePlaceJournal(account.permissions.usesConventionCalls);
  const navigate = useNavigate();
  const link = useLink();
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [earlier, setEarlier] = useState<JournalIntent | null>(null);
  const [saved, setSaved] = useState<PlacedJournal | null>(null);
  const [onTerm, setOnTerm] = useState<PlacedJournal | null>(null);
  const [refusedSave, setRefusedSave] = useState<string | null>(null);
  const content = JSON.stringify([values, offer.price?.total]);
  const { submit, pending, pendingIntent, refusal } = form;

  function followUp(placed: PlacedJournal, payLater: boolean): void {
    startAgain(freshOrder(account, values.supportId));
    if (payLater) setSaved(placed);
    else if (placed.onTerm) setOnTerm(placed);
    else void navigate(link(`/recap-annonce/${placed.orderId}`));
  }

  /** @throws ApiError that the form shows; one that asks for a decision opens its dialog instead */
  async function send(answered: JournalValues, intent: JournalIntent = { payLater: false }) {
    setSaved(null);
    const { product, price, packageRate } = offer;
    if (product === null || price === null) return;
    const shown = intent.total ?? price.total;
    const details = { productId: product.id, byPackage: packageRate !== null, total: shown };
    const body = journalBody(answered, details);
    if (body === null) return;
    try {
      followUp(await place(body, intent.payLater), intent.payLater);
    } catch (error) {
      if (intent.payLater && isFinal(error)) setRefusedSave(content);
      if (!asksForDecision(error, intent, shown)) throw error;
    }
  }

  /** True where the refusal opens a dialog. */
  function asksForDecision(error: unknown, intent: JournalIntent, shown: Centimes): boolean {
    if (wasDoneBefore(error)) {
      setEarlier(intent);
      return true;
    }
    // Prices, periods or deliveries may no longer be what was shown.
    offer.refresh();
    const current = changedPrice(error);
    if (current !== undefined) setPriceChange({ intent, shown, current });
    return current !== undefined;
  }

  function keepEditing(): void {
    setPriceChange(null);
    setEarlier(null);
  }

  function submitAgain(intent: JournalIntent): void {
    keepEditing();
    void submit(intent);
  }

  return {
    send,
    sending: pending ? (pendingIntent?.payLater ? "save" : "pay") : null,
    refusal,
    priceChange,
    confirmPrice: ({ intent, current }: PriceChange) => submitAgain({ ...intent, total: current }),
    /** A submission after an earlier version had been ordered; its answer was lost. */
    earlier,
    submitAgain,
    keepEditing,
    saved,
    onTerm,
    ceiling: ceilingOf(account),
    permissions: account.permissions,
    /** A save that was refused is not sent again before something has changed. */
    mayNotSave: refusedSave === content,
    save: () => void submit({ payLater: true }),
    dismissSaved: () => setSaved(null),
    dismissOnTerm: () => setOnTerm(null),
  } as const;
}

/** True where the service refused the order itself: the same one would be refused again. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Current price of an order refused because its price has changed, centimes. */
const changedPrice = (error: unknown): Centimes | undefined =>
  error instanceof ApiError && error.code === PRICE_CHANGED ? error.total : undefined;

/** Sends an order by the call of the account's kind; it keeps its key until it is answered, even when it was changed. */
function usePlaceJournal(isUnderConvention: boolean) {
  const client = useClient();
  const call = isUnderConvention ? placeJournalUnderConvention : placeJournal;
  return (body: JournalBody, payLater: boolean): Promise<PlacedJournal> =>
    attempt("journal", null, (idempotencyKey) =>
      client.call(call, { body, query: payLater ? { payLater } : {} }, { idempotencyKey }),
    );
}
