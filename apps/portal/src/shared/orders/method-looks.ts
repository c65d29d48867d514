import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CardIcon, CashIcon, ClockIcon, type IconProps, WalletIcon } from "@parution/kit/icon";
import type { PaymentMethod } from "@parution/rules/payment";
import type { ComponentType } from "react";

interface MethodLook {
  readonly label: MessageDescriptor;
  readonly icon: ComponentType<IconProps>;
}

/** Every way to pay (readings F3). */
export const methodLooks: Readonly<Record<PaymentMethod, MethodLook>> = {
  card: { label: msg`Carte bancaire`, icon: CardIcon },
  cashPartner: { label: msg`Espèces en agence partenaire`, icon: CashIcon },
  balance: { label: msg`Solde du compte`, icon: WalletIcon },
  onTerm: { label: msg`Paiement à terme`, icon: ClockIcon },
};
