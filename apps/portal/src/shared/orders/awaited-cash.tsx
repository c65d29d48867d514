import { useRead } from "@parution/app/data/use-read.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { readPaymentState } from "@parution/contract/lazy/payments";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense } from "react";

const CashCode = lazyComponent(() => import("./cash-code.tsx").then((module) => module.CashCode));

/** The open cash code of an order; empty without one. */
export function AwaitedCash({ orderId }: { orderId: number }) {
  const { data: state, error } = useRead(readPaymentState, { query: { orderId } });
  const coming = <Skeleton shape="block" className="h-72" />;
  if (state?.cashCode) {
    return (
      <Suspense fallback={coming}>
        <CashCode code={state.cashCode} reference={state.reference} />
      </Suspense>
    );
  }
  return state === undefined && error === undefined ? coming : null;
}
