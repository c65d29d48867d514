import { countLines } from "@parution/rules/lines";
import { type BaseSyntheticEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { useLink } from "../../../shared/links/links.tsx";
import { useRefreshCatalogue } from "../api/use-refresh-catalogue.ts";
import { ceilingOf } from "./account.ts";
import type { EditedAd, Sent } from "./form-mode.ts";
import { loadEnding } from "./load-ending.ts";
import type { OrderValues } from "./order-values.ts";
import { priceOf } from "./price.ts";
import { textShapeOf } from "./text-shape.ts";
import type { Order } from "./use-order-form.ts";
import { useSubmission } from "./use-submission.ts";

interface OrderSubmissionOptions {
  readonly form: UseFormReturn<OrderValues>;
  readonly order: Order;
  /** Empties the form once its order is done. */
  readonly startAgain: () => void;
  /** Called when an edit is done, but for an unpaid order that goes on to its payment. */
  readonly onEdited?: ((edited: EditedAd) => void) | undefined;
}

type Placed = Extract<Sent, { kind: "placed" }>;

export type OrderSubmission = ReturnType<typeof useOrderSubmission>;

/** The two ways to end the form, and what follows each (specification 1, point 4). */
export function useOrderSubmission({ form, order, startAgain, onEdited }: OrderSubmissionOptions) {
  const navigate = useNavigate();
  const link = useLink();
  const refreshCatalogue = useRefreshCatalogue();
  const [saved, setSaved] = useState<string | null>(null);
  const [onTerm, setOnTerm] = useState<Placed | null>(null);

  function done(sent: Sent, payLater: boolean): void {
    startAgain();
    if (sent.kind === "edited" && (sent.settled || payLater)) onEdited?.(sent);
    else if (payLater) setSaved(sent.message);
    else if (sent.kind === "placed" && sent.onTerm) setOnTerm(sent);
    else void navigate(link(`/recap-annonce/${sent.orderId}`));
  }

  const { send, fail, ...submission } = useSubmission({
    mode: order.mode,
    form,
    onSent: done,
    onPriceChanged: refreshCatalogue,
  });

  async function submit(payLater: boolean, event?: BaseSyntheticEvent): Promise<void> {
    setSaved(null);
    const ordering = form.handleSubmit(async (values) => {
      const { orderBodyOf } = await loadEnding();
      const { offer, account } = order;
      const shape = textShapeOf(offer, values.layout);
      const price = priceOf(offer, countLines(values.texts.text), values.dates.length);
      if (shape === null || price === null) return;
      const body = orderBodyOf(values, offer, shape, account, price.total);
      await send({ body, payLater, shape });
    });
    await ordering(event).catch(fail);
  }

  return {
    ...submission,
    ceiling: ceilingOf(order.account),
    saved,
    onTerm,
    order: (event: BaseSyntheticEvent) => void submit(false, event),
    save: () => void submit(true),
    dismissSaved: () => setSaved(null),
    dismissOnTerm: () => setOnTerm(null),
  };
}
