import { Skeleton } from "@parution/kit/skeleton";
import { callLater } from "../api/call-later.ts";
import { useCall } from "../api/use-call.ts";
import { CashCode } from "./cash-code.tsx";

const readPaymentState = callLater(() => import("@parution/contract/payments"), "readPaymentState");

/** The code of an order that waits to be paid in cash; nothing once it has none. */
export function AwaitedCash({ orderId }: { orderId: number }) {
  const { data: state, error } = useCall(readPaymentState, { query: { orderId } });
  if (state?.cashCode) return <CashCode code={state.cashCode} reference={state.reference} />;
  return state === undefined && error === undefined ? (
    <Skeleton shape="block" className="h-72" />
  ) : null;
}
