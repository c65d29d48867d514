import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import type { Recap } from "../../../shared/orders/use-recap.ts";

interface PayButtonProps {
  ceiling: Recap["ceiling"];
  pending: boolean;
  disabled: boolean;
  onPay: () => void;
}

/** While the ceiling is exceeded the server's message stands in place of the label. */
export function PayButton({ ceiling, pending, disabled, onPay }: PayButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="primary"
      width="full"
      disabled={disabled || ceiling.exceeded}
      pendingLabel={pending ? t`Paiement en cours` : undefined}
      onClick={onPay}
    >
      {ceiling.exceeded ? (ceiling.message ?? t`Plafond dépassé`) : t`Payer la commande`}
    </Button>
  );
}
