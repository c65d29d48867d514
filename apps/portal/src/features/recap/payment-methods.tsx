import { useLingui } from "@lingui/react";
import { useLingui as useTexts } from "@lingui/react/macro";
import { RadioCards } from "@parution/kit/radio-cards";
import type { PaymentMethod } from "@parution/rules/payment";
import { methodVariants } from "../../shared/orders/method-variants.ts";

interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod | null;
  error: string | undefined;
  onChange: (method: PaymentMethod) => void;
}

/** Payment methods that the account may use. */
export function PaymentMethods({ methods: offered, value, error, onChange }: PaymentMethodsProps) {
  const { t } = useTexts();
  const { i18n } = useLingui();
  return (
    <RadioCards
      name="method"
      label={t`Mode de paiement`}
      value={value}
      error={error}
      onChange={(value) => {
        const chosen = offered.find((method) => method === value);
        if (chosen) onChange(chosen);
      }}
      items={offered.map((method) => {
        const { label, icon: Icon } = methodVariants[method];
        return { value: method, label: i18n._(label), picture: <Icon /> };
      })}
    />
  );
}
