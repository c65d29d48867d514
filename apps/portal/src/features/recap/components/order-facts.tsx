import { useLingui } from "@lingui/react/macro";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { formatInstant } from "../../../shared/formats/formats.ts";
import type { Recap } from "../../../shared/orders/use-recap.ts";
import { OrderStatusBadge } from "./order-status-badge.tsx";

interface OrderFactsProps {
  recap: Recap;
  /** What is particular to the kind of order. */
  particulars?: readonly KeyValue[];
}

/** What every order says of itself, around what is particular to its kind. */
export function OrderFacts({ recap, particulars = [] }: OrderFactsProps) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const { reference, type, status, support, createdAt } = recap;
  return (
    <KeyValueList
      items={[
        { id: "reference", label: t`Commande`, value: <bdi>{reference}</bdi> },
        { id: "type", label: t`Type`, value: type.label },
        { id: "status", label: t`Statut`, value: <OrderStatusBadge status={status} /> },
        ...(support === null
          ? []
          : [{ id: "support", label: t`Journal`, value: <bdi>{support.label}</bdi> }]),
        ...particulars,
        {
          id: "created",
          label: t`Commandée le`,
          value: <bdi>{formatInstant(createdAt, zone)}</bdi>,
        },
      ]}
    />
  );
}
