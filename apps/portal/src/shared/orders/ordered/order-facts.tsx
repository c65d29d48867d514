import { useLingui } from "@lingui/react";
import { useLingui as useTexts } from "@lingui/react/macro";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { usePublisherZone } from "../../clock/publisher-zone.ts";
import { useDeadlineText } from "../../clock/use-deadline-text.ts";
import { formatInstant } from "../../formats/formats.ts";
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
