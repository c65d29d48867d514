import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import type { Recap } from "../../shared/orders/use-recap.ts";

interface PayButtonProps {
  ceiling: Recap["ceiling"];
  /** True where the order is charged to the account instead of paid. */
  onTerm: boolean;
  pending: boolean;
  disabled: boolean;
}

/** While the ceiling is exceeded the server's message stands in place of the label. */
export function PayButton({ ceiling, onTerm, pending, disabled }: PayButtonProps) {
  const { t } = useLingui();
  const label = onTerm ? t`Porter sur mon compte` : t`Payer la commande`;
  const pendingLabel = onTerm ? label : t`Paiement en cours`;
  return (
    <Button
      type="submit"
      variant="primary"
      width="full"
      disabled={disabled || ceiling.exceeded}
      isPending={pending}
      pendingLabel={pendingLabel}
    >
      {ceiling.exceeded ? (ceiling.message ?? t`Plafond dépassé`) : label}
    </Button>
  );
}
