import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CardIcon, CashIcon, ClockIcon, type IconProps, WalletIcon } from "@parution/kit/icon";
import type { PaymentMethod } from "@parution/rules/payment";
import type { ComponentType } from "react";

interface MethodVariant {
  readonly label: MessageDescriptor;
  readonly icon: ComponentType<IconProps>;
}

/** Icon and label of every payment method. */
export const methodVariants: Readonly<Record<PaymentMethod, MethodVariant>> = {
  card: { label: msg`Carte bancaire`, icon: CardIcon },
  cashPartner: { label: msg`Espèces en agence partenaire`, icon: CashIcon },
  balance: { label: msg`Solde du compte`, icon: WalletIcon },
  onTerm: { label: msg`Paiement à terme`, icon: ClockIcon },
};
