import { lazy, Suspense } from "react";
import type { OrderSubmission } from "../model/use-order-submission.ts";

const PriceChangeDialog = lazy(() =>
  import("./price-change-dialog.tsx").then((module) => ({ default: module.PriceChangeDialog })),
);
const OnTermDialog = lazy(() =>
  import("./on-term-dialog.tsx").then((module) => ({ default: module.OnTermDialog })),
);

/** What an order may answer with besides the recap. */
export function SubmissionDialogs({ submission }: { submission: OrderSubmission }) {
  const { priceChange, confirmPrice, keepEditing, onTerm, dismissOnTerm } = submission;
  return (
    <Suspense>
      {priceChange && (
        <PriceChangeDialog
          change={priceChange}
          onConfirm={() => void confirmPrice(priceChange)}
          onCancel={keepEditing}
        />
      )}
      {onTerm !== null && <OnTermDialog message={onTerm} onClose={dismissOnTerm} />}
    </Suspense>
  );
}
