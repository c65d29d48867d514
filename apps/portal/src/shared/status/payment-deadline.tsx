import { Trans } from "@lingui/react/macro";

interface PaymentDeadlineProps {
  /** The order is charged to its account instead of paid. */
  onTerm: boolean;
  /** Formatted deadline. */
  until: string;
}

/** Deadline for an order's payment, or for its confirmation by an account on term. */
export function PaymentDeadline({ onTerm, until }: PaymentDeadlineProps) {
  return onTerm ? (
    <Trans>À confirmer avant le {until}</Trans>
  ) : (
    <Trans>À payer avant le {until}</Trans>
  );
}
