import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useLingui as useTexts } from "@lingui/react/macro";
import { CardIcon, CashIcon, ClockIcon, type IconProps, WalletIcon } from "@parution/kit/icon";
import { RadioCards } from "@parution/kit/radio-cards";
import type { PaymentMethod } from "@parution/rules/payment";
import type { ComponentType } from "react";

const methods: Readonly<
  Record<PaymentMethod, { label: MessageDescriptor; icon: ComponentType<IconProps> }>
> = {
  card: { label: msg`Carte bancaire`, icon: CardIcon },
  cashPartner: { label: msg`Espèces chez un partenaire`, icon: CashIcon },
  balance: { label: msg`Solde du compte`, icon: WalletIcon },
  onTerm: { label: msg`Paiement à terme`, icon: ClockIcon },
};

interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
}

/** The ways this account may pay. */
export function PaymentMethods({ methods: offered, value, onChange }: PaymentMethodsProps) {
  const { t } = useTexts();
  const { i18n } = useLingui();
  return (
    <RadioCards
      name="method"
      label={t`Mode de paiement`}
      value={value}
      onChange={(event) => {
        const chosen = offered.find((method) => method === event.target.value);
        if (chosen) onChange(chosen);
      }}
      options={offered.map((method) => {
        const { label, icon: Icon } = methods[method];
        return { value: method, label: i18n._(label), picture: <Icon /> };
      })}
    />
  );
}
