import { Trans } from "@lingui/react/macro";

/** Facts of an order, or of its ad, that decide the state of its payment. */
interface AwaitedOrder {
  /** True when the order is charged to its account instead of paid. */
  readonly onTerm?: boolean | undefined;
  readonly finaliseRefusal: string | null;
  readonly ceilingExceeded?: boolean | undefined;
  readonly payableFromAds?: boolean | undefined;
}

/** State of an awaited payment. It is `over` when the server refuses it for neither the ceiling nor the earlier deadline of the list of orders. */
export function deadlineStateOf(order: AwaitedOrder): "over" | "toConfirm" | "toPay" {
  const { onTerm, finaliseRefusal, ceilingExceeded, payableFromAds } = order;
  if (finaliseRefusal !== null && !ceilingExceeded && !payableFromAds) return "over";
  return onTerm ? "toConfirm" : "toPay";
}

interface PaymentDeadlineProps {
  order: AwaitedOrder;
  /** Formatted deadline. */
  until: string;
}

/** Deadline for an order's payment, or for its confirmation by an account on term; once it is over, since when. */
export function PaymentDeadline({ order, until }: PaymentDeadlineProps) {
  switch (deadlineStateOf(order)) {
    case "over":
      return <Trans>Délai dépassé depuis le {until}</Trans>;
    case "toConfirm":
      return <Trans>À confirmer avant le {until}</Trans>;
    case "toPay":
      return <Trans>À payer avant le {until}</Trans>;
  }
}
