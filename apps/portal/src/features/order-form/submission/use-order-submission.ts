import { wasDoneBefore } from "@parution/app/data/attempt.ts";
import { useRefresh } from "@parution/app/data/use-refresh.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import { countLines } from "@parution/rules/lines";
import type { Centimes } from "@parution/rules/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ceilingOf } from "../account.ts";
import type { EditedAd, Sent } from "../form-mode.ts";
import type { OrderValues } from "../order-values.ts";
import { priceOf } from "../prices/price.ts";
import { textShapeOf } from "../text/text-shape.ts";
import type { Order, OrderAppForm } from "../use-order-form.ts";
import { submissionCode } from "./lazy-submission.ts";
import { useSendOrder } from "./use-send-order.ts";

/** Intent of a submission: payment next, or saved. */
export interface OrderIntent {
  readonly payLater: boolean;
  /** Price that was agreed to in a dialog, centimes; the one on the page by default. */
  readonly total?: Centimes | undefined;
}

/** An order refused for its price: sent again at the current one once that is accepted. */
interface PriceChange {
  readonly intent: OrderIntent;
  /** Price on the page, centimes. */
  readonly shown: Centimes;
  /** Price of the service, centimes. */
  readonly current: Centimes;
}

interface OrderSubmissionOptions {
  readonly form: OrderAppForm;
  readonly order: Order;
  /** Empties the form once its order is placed. */
  readonly startAgain: () => void;
  /** Called when an edit is saved, except for an unpaid order that goes on to its payment. */
  readonly onEdited?: ((edited: EditedAd) => void) | undefined;
}

type Placed = Extract<Sent, { kind: "placed" }>;

export type OrderSubmission = ReturnType<typeof useOrderSubmission>;

const PRICE_CHANGED = "PRICE_CHANGED";

/** Both ways to submit the form, and what follows each answer. */
export function useOrderSubmission({ form, order, startAgain, onEdited }: OrderSubmissionOptions) {
  const navigate = useNavigate();
  const link = useLink();
  const refresh = useRefresh();
  const sendOrder = useSendOrder(order.mode);
  const [saved, setSaved] = useState<string | null>(null);
  const [onTerm, setOnTerm] = useState<Placed | null>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [earlier, setEarlier] = useState<OrderIntent | null>(null);
  const { submit, pending, pendingIntent, refusal, failure } = form;

  function followUp(sent: Sent, payLater: boolean): void {
    startAgain();
    if (sent.kind === "edited" && (sent.settled || payLater)) onEdited?.(sent);
    else if (payLater) setSaved(sent.message);
    else if (sent.kind === "placed" && sent.onTerm) setOnTerm(sent);
    else void navigate(link(`/recap-annonce/${sent.orderId}`));
  }

  /** @throws ApiError that the form shows; one that asks for a decision opens its dialog instead */
  async function send(values: OrderValues, intent: OrderIntent = { payLater: false }) {
    setSaved(null);
    const { orderBodyOf } = await submissionCode.load();
    const { offer, account } = order;
    const shape = textShapeOf(offer, values.layout);
    const price = priceOf(offer, countLines(values.texts.text), values.dates.length);
    if (shape === null || price === null) return;
    const shown = intent.total ?? price.total;
    const body = orderBodyOf(values, offer, shape, account, shown);
    try {
      followUp(await sendOrder(body, intent.payLater), intent.payLater);
    } catch (error) {
      const current = changedPrice(error);
      if (wasDoneBefore(error)) setEarlier(intent);
      else if (current === undefined) throw error;
      else {
        setPriceChange({ intent, shown, current });
        refresh(["prices"]);
      }
    }
  }

  function keepEditing(): void {
    setPriceChange(null);
    setEarlier(null);
  }

  function submitAgain(intent: OrderIntent): void {
    keepEditing();
    void submit(intent);
  }

  return {
    send,
    sending: pending ? (pendingIntent?.payLater ? "save" : "pay") : null,
    refusal,
    /** Amount that the balances lack, where the order was refused for it, in centimes. */
    missing: failure instanceof ApiError ? (failure.missing ?? null) : null,
    priceChange,
    confirmPrice: ({ intent, current }: PriceChange) => submitAgain({ ...intent, total: current }),
    /** A submission after an earlier version had been ordered; its answer was lost. */
    earlier,
    submitAgain,
    keepEditing,
    ceiling: ceilingOf(order.account),
    saved,
    onTerm,
    save: () => void submit({ payLater: true }),
    dismissSaved: () => setSaved(null),
    dismissOnTerm: () => setOnTerm(null),
  } as const;
}

/** Current price of an order refused because its price has changed, centimes. */
const changedPrice = (error: unknown): Centimes | undefined =>
  error instanceof ApiError && error.code === PRICE_CHANGED ? error.total : undefined;
