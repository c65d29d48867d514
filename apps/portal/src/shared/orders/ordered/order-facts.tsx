import { useLingui } from "@lingui/react";
import { useLingui as useTexts } from "@lingui/react/macro";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { usePublisherZone } from "../../clock/publisher-zone.ts";
import { useDeadlineText } from "../../clock/use-deadline-text.ts";
import { formatInstant } from "../../formats/formats.ts";
import { useLink } from "../../links/links.tsx";
import { methodLooks } from "../method-looks.ts";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import type { Recap } from "../use-recap.ts";

interface OrderFactsProps {
  recap: Recap;
  /** What is particular to the kind of order. */
  particulars?: readonly KeyValue[];
}

/** What every order says of itself, around what is particular to its kind. */
export function OrderFacts({ recap, particulars = [] }: OrderFactsProps) {
  const { t } = useTexts();
  const { i18n } = useLingui();
  const zone = usePublisherZone();
  const deadlineText = useDeadlineText();
  const { reference, type, status, support, createdAt, payableUntil, paymentMethod } = recap;
  const purchaseOrder = usePurchaseOrder(recap);
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
                value: i18n._(methodLooks[paymentMethod].label),
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
                label: t`À payer avant le`,
                value: <bdi className="tabular-nums">{deadlineText(payableUntil)}</bdi>,
              },
            ]),
        {
          id: "created",
          label: t`Commandée le`,
          value: <bdi>{formatInstant(createdAt, zone)}</bdi>,
        },
      ]}
    />
  );
}

/** The client's own number of the order, if there is one, with the way to its field while the ad can be changed. */
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
