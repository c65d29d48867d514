import { wasDoneBefore } from "@parution/app/data/attempt.ts";
import { useRefresh } from "@parution/app/data/use-refresh.ts";
import type { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import { countLines } from "@parution/rules/lines";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ceilingOf } from "../../../shared/account/account-of.ts";
import {
  type SubmissionIntent,
  useSubmissionDialogs,
} from "../../../shared/submission/submission-dialogs.tsx";
import type { EditedAd, Sent } from "../form-mode.ts";
import type { Order } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { priceOf } from "../prices/price.ts";
import { textShapeOf } from "../text/text-shape.ts";
import { submissionCode } from "./lazy-submission.ts";
import { useSendOrder } from "./use-send-order.ts";

export type OrderAppForm = ReturnType<
  typeof useAppForm<OrderValues, OrderValues, SubmissionIntent>
>;

interface OrderSubmissionOptions {
  readonly form: OrderAppForm;
  readonly order: Order;
  /** Empties the form once its order is placed. */
  readonly startAgain: () => void;
  /** Called when an edit is saved, except for an unpaid order that goes on to its payment. */
  readonly onEdited?: ((edited: EditedAd) => void) | undefined;
}

export type OrderSubmission = ReturnType<typeof useOrderSubmission>;

/** Both ways to submit the form, and what follows each answer. */
export function useOrderSubmission({ form, order, startAgain, onEdited }: OrderSubmissionOptions) {
  const navigate = useNavigate();
  const link = useLink();
  const refresh = useRefresh();
  const sendOrder = useSendOrder(order.mode);
  const [saved, setSaved] = useState<string | null>(null);
  const loadedOrder = useLoadedOrder(order);
  const { submit, pending, pendingIntent, refusal, failure } = form;
  const { askAbout, showOnTerm, ...dialogs } = useSubmissionDialogs(submit);

  function followUp(sent: Sent, payLater: boolean): void {
    startAgain();
    if (sent.kind === "edited" && (sent.settled || payLater)) onEdited?.(sent);
    else if (payLater) setSaved(sent.message);
    else if (sent.kind === "placed" && sent.onTerm) showOnTerm(sent);
    else void navigate(link(`/recap-annonce/${sent.orderId}`));
  }

  /** @throws ApiError that the form shows; one that asks for a decision opens its dialog instead */
  async function send(values: OrderValues, intent: SubmissionIntent = { payLater: false }) {
    setSaved(null);
    const { orderBodyOf } = await submissionCode.load();
    const { offer, account } = await loadedOrder();
    const shape = textShapeOf(offer, values.layout);
    const lines = countLines(values.texts.text, offer.wordBreak);
    const price = priceOf(offer, lines, values.dates.length);
    if (shape === null || price === null) return;
    const shown = intent.total ?? price.total;
    const body = orderBodyOf(values, offer, shape, account, shown);
    try {
      followUp(await sendOrder(body, intent.payLater), intent.payLater);
    } catch (error) {
      if (!askAbout(error, intent, shown)) throw error;
      if (!wasDoneBefore(error)) void refresh(["prices"]);
    }
  }

  return {
    send,
    sending: pending ? (pendingIntent?.payLater ? "save" : "pay") : null,
    refusal,
    /** Amount that the balances lack, where the order was refused for it, in centimes. */
    missing: failure instanceof ApiError ? (failure.missing ?? null) : null,
    ...dialogs,
    ceiling: ceilingOf(order.account),
    saved,
    save: () => void submit({ payLater: true }),
    dismissSaved: () => setSaved(null),
  } as const;
}

const isLoading = ({ loading }: Order) => Object.values(loading).includes(true);

/** Returns a function that resolves with the order once its offer is read: on a slow network the form is sent before. */
function useLoadedOrder(order: Order): () => Promise<Order> {
  const latest = useRef(order);
  const waiting = useRef<((loaded: Order) => void)[]>([]);
  useEffect(() => {
    latest.current = order;
    if (isLoading(order)) return;
    for (const resolve of waiting.current.splice(0)) resolve(order);
  }, [order]);
  return () =>
    new Promise((resolve) => {
      if (isLoading(latest.current)) waiting.current.push(resolve);
      else resolve(latest.current);
    });
}
