import { wasDoneBefore } from "@parution/app/data/attempt.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import type { Centimes } from "@parution/rules/money";
import { Suspense, useState } from "react";

const PriceChangeDialog = lazyComponent(() =>
  import("./price-change-dialog.tsx").then((module) => module.PriceChangeDialog),
);
const EarlierOrderDialog = lazyComponent(() =>
  import("./earlier-order-dialog.tsx").then((module) => module.EarlierOrderDialog),
);
const OnTermDialog = lazyComponent(() =>
  import("./on-term-dialog.tsx").then((module) => module.OnTermDialog),
);

/** Intent of a submission: payment next, or saved. */
export interface SubmissionIntent {
  readonly payLater: boolean;
  /** Price that was agreed to in a dialog, centimes; the one on the page by default. */
  readonly total?: Centimes | undefined;
}

/** An order refused for its price: sent again at the current one once that is accepted. */
interface PriceChange {
  readonly intent: SubmissionIntent;
  /** Price on the page, centimes. */
  readonly shown: Centimes;
  /** Price of the service, centimes. */
  readonly current: Centimes;
}

/** Answer to an order on term. */
interface OrderOnTerm {
  readonly orderId: number;
  readonly message: string;
}

export type SubmissionDialogsState = ReturnType<typeof useSubmissionDialogs>;

/** State of the dialogs that answer an order. */
export function useSubmissionDialogs(submit: (intent: SubmissionIntent) => Promise<void>) {
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [earlier, setEarlier] = useState<SubmissionIntent | null>(null);
  const [onTerm, setOnTerm] = useState<OrderOnTerm | null>(null);

  /** Opens the dialog of a refusal that asks for a decision; false for any other. */
  function askAbout(error: unknown, intent: SubmissionIntent, shown: Centimes): boolean {
    if (wasDoneBefore(error)) {
      setEarlier(intent);
      return true;
    }
    const current = changedPrice(error);
    if (current !== undefined) setPriceChange({ intent, shown, current });
    return current !== undefined;
  }

  function keepEditing(): void {
    setPriceChange(null);
    setEarlier(null);
  }

  function submitAgain(intent: SubmissionIntent): void {
    keepEditing();
    void submit(intent);
  }

  return {
    askAbout,
    priceChange,
    confirmPrice: ({ intent, current }: PriceChange) => submitAgain({ ...intent, total: current }),
    /** A submission after an earlier version had been ordered; its answer was lost. */
    earlier,
    submitAgain,
    keepEditing,
    onTerm,
    showOnTerm: setOnTerm,
    dismissOnTerm: () => setOnTerm(null),
  } as const;
}

const PRICE_CHANGED = "PRICE_CHANGED";

/** Current price of an order refused because its price has changed, centimes. */
const changedPrice = (error: unknown): Centimes | undefined =>
  error instanceof ApiError && error.code === PRICE_CHANGED ? error.total : undefined;

interface SubmissionDialogsProps {
  submission: Omit<SubmissionDialogsState, "askAbout" | "showOnTerm">;
  /** Label of the link back to the form. */
  backLabel: string;
  /** Label of the link to an empty form. */
  againLabel: string;
  /** Path of the page of an order on term. */
  pageOf: (orderId: number) => string;
}

/** Dialogs for answers to an order other than the recap. */
export function SubmissionDialogs({
  submission,
  backLabel,
  againLabel,
  pageOf,
}: SubmissionDialogsProps) {
  const link = useLink();
  const { priceChange, confirmPrice, earlier, submitAgain, keepEditing, onTerm, dismissOnTerm } =
    submission;
  return (
    <Suspense>
      {priceChange && (
        <PriceChangeDialog
          shown={priceChange.shown}
          right={priceChange.current}
          backLabel={backLabel}
          onConfirm={() => confirmPrice(priceChange)}
          onCancel={keepEditing}
        />
      )}
      {earlier && (
        <EarlierOrderDialog onConfirm={() => submitAgain(earlier)} onCancel={keepEditing} />
      )}
      {onTerm && (
        <OnTermDialog
          message={onTerm.message}
          againLabel={againLabel}
          href={link(pageOf(onTerm.orderId))}
          onClose={dismissOnTerm}
        />
      )}
    </Suspense>
  );
}
