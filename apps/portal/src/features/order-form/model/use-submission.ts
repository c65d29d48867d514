import { ApiError } from "@parution/contract/errors";
import type { Centimes } from "@parution/rules/money";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { wasDoneBefore } from "../../../shared/idempotency/attempt.ts";
import { useSendOrder } from "../api/use-send-order.ts";
import type { FormMode, OrderBody, Sent } from "./form-mode.ts";
import { loadEnding } from "./load-ending.ts";
import type { OrderValues } from "./order-values.ts";
import type { TextShape } from "./text-shape.ts";

/** An order ready to be sent. */
export interface Attempt {
  readonly body: OrderBody;
  readonly payLater: boolean;
  readonly shape: TextShape;
}

/** An order refused for its price (readings C5): sent again at the right one when the person agrees. */
export interface PriceChange {
  readonly attempt: Attempt;
  readonly total: Centimes;
}

/** Why an order was not taken. */
export interface Refusal {
  readonly message: string;
  /** What the balances lack, where that is why; a top-up helps. */
  readonly missing: Centimes | null;
}

interface SubmissionOptions {
  readonly mode: FormMode;
  readonly form: UseFormReturn<OrderValues>;
  readonly onSent: (sent: Sent, payLater: boolean) => void;
  /** The catalogue is no longer what was shown. */
  readonly onPriceChanged: () => void;
}

const PRICE_CHANGED = "PRICE_CHANGED";

/** Sends the order and tells where it stands; what the server refuses lands under its fields. */
export function useSubmission({ mode, form, onSent, onPriceChanged }: SubmissionOptions) {
  const sendOrder = useSendOrder(mode);
  const errorText = useErrorText();
  const [sending, setSending] = useState<"pay" | "save" | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [earlier, setEarlier] = useState<Attempt | null>(null);

  async function send(attempt: Attempt): Promise<void> {
    setSending(attempt.payLater ? "save" : "pay");
    setRefusal(null);
    keepEditing();
    try {
      onSent(await sendOrder(attempt.body, attempt.payLater), attempt.payLater);
    } catch (error) {
      if (wasDoneBefore(error)) setEarlier(attempt);
      else await refuse(error, attempt);
    } finally {
      setSending(null);
    }
  }

  function keepEditing(): void {
    setPriceChange(null);
    setEarlier(null);
  }

  async function refuse(error: unknown, attempt: Attempt): Promise<void> {
    if (error instanceof ApiError && error.code === PRICE_CHANGED && error.total !== undefined) {
      setPriceChange({ attempt, total: error.total });
      onPriceChanged();
      return;
    }
    const messages = error instanceof ApiError ? error.fields : {};
    const { placeErrors } = await loadEnding();
    const { fields, others } = placeErrors(messages, attempt.shape);
    for (const [field, message] of fields) form.setError(field, { type: "server", message });
    if (fields.length === 0 || others.length > 0) {
      const missing = error instanceof ApiError ? (error.missing ?? null) : null;
      setRefusal({ message: [errorText(error), ...others].join(" "), missing });
    }
  }

  return {
    send,
    /** Tells of a failure before anything was sent. */
    fail: (error: unknown) => setRefusal({ message: errorText(error), missing: null }),
    sending,
    refusal,
    priceChange,
    confirmPrice: ({ attempt, total }: PriceChange) =>
      send({ ...attempt, body: { ...attempt.body, total } }),
    /** What was sent after an earlier version had been ordered; its answer was lost. */
    earlier,
    sendAgain: send,
    keepEditing,
  };
}
