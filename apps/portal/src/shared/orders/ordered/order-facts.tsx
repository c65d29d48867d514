import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useLingui as useTexts } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { CardIcon, CashIcon, ClockIcon, type IconProps, WalletIcon } from "@parution/kit/icon";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { formatDayFirst } from "@parution/rules/dates";
import { shownOrderStatus } from "@parution/rules/orders";
import type { PaymentMethod } from "@parution/rules/payment";
import type { ComponentType } from "react";
import { OrderStatusBadge } from "../../order-status.tsx";
import { deadlineStateOf } from "../../payment-deadline.tsx";
import { useDeadlineText } from "../../use-deadline-text.ts";
import type { Recap } from "../use-recap.ts";

interface OrderFactsProps {
  recap: Recap;
  /** Facts of the order's own kind. */
  particulars?: readonly KeyValue[];
}

/** Facts of every order, around those of its kind. */
export function OrderFacts({ recap, particulars = [] }: OrderFactsProps) {
  const { t } = useTexts();
  const { i18n } = useLingui();
  const zone = usePublisherZone();
  const deadlineText = useDeadlineText();
  const { reference, type, support, createdAt, payableUntil, paymentMethod, dueOn } = recap;
  const onTerm = recap.onTerm ?? false;
  const status = shownOrderStatus(recap.status, onTerm);
  const purchaseOrder = usePurchaseOrder(recap);
  const deadlineLabels = {
    over: t`Délai dépassé depuis le`,
    toConfirm: t`À confirmer avant le`,
    toPay: t`À payer avant le`,
  };
  return (
    <KeyValueList
      items={[
        { id: "reference", label: t`Commande`, value: <bdi>{reference}</bdi> },
        { id: "type", label: t`Type`, value: type.label },
        { id: "status", label: t`Statut`, value: <OrderStatusBadge status={status} /> },
        ...(paymentMethod === null
          ? []
          : [
              {
                id: "method",
                label: t`Mode de paiement`,
                value: i18n._(methodVariants[paymentMethod].label),
              },
            ]),
        ...(support === null
          ? []
          : [{ id: "support", label: t`Journal`, value: <bdi>{support.label}</bdi> }]),
        ...particulars,
        ...purchaseOrder,
        ...(payableUntil === null
          ? []
          : [
              {
                id: "payable",
                label: deadlineLabels[deadlineStateOf(recap)],
                value: <bdi className="tabular-nums">{deadlineText(payableUntil)}</bdi>,
              },
            ]),
        ...(dueOn
          ? [
              {
                id: "due",
                label: t`Échéance`,
                value: <bdi className="tabular-nums">{formatDayFirst(dueOn)}</bdi>,
              },
            ]
          : []),
        {
          id: "created",
          label: t`Commandée le`,
          value: <bdi>{formatInstant(createdAt, zone)}</bdi>,
        },
      ]}
    />
  );
}

/** The client's own number of the order, if any, with a link to its field while the ad can be edited. */
function usePurchaseOrder({ ad, purchaseOrder }: Recap): readonly KeyValue[] {
  const { t } = useTexts();
  const link = useLink();
  if (!purchaseOrder) return [];
  const label = t`N° de bon de commande`;
  const number = { id: "purchaseOrder", label, value: <bdi>{purchaseOrder}</bdi> };
  if (!ad?.mayEdit) return [number];
  const href = link(`/modification-annonce/${ad.id}?champ=purchaseOrder`);
  const action = <Link href={href} aria-label={t`Modifier : ${label}`}>{t`Modifier`}</Link>;
  return [{ ...number, action }];
}

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
