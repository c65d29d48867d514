import { Trans, useLingui } from "@lingui/react/macro";
import { Table } from "@parution/kit/table";
import { formatDayFirst } from "@parution/rules/dates";
import type { Recap } from "../../../shared/orders/use-recap.ts";
import { OrderFacts } from "./order-facts.tsx";

type Journal = NonNullable<Recap["journal"]>;

/** The issues that were ordered, how they are handed over, and the facts of their order. */
export function OrderedJournal({ recap, journal }: { recap: Recap; journal: Journal }) {
  const { t } = useLingui();
  const { label, duration, copies, address, delivery, issues } = journal;
  return (
    <>
      <OrderFacts
        recap={recap}
        particulars={[
          { id: "label", label: t`Formule`, value: label },
          { id: "duration", label: t`Ancienneté`, value: duration },
          { id: "copies", label: t`Exemplaires`, value: <bdi>{copies}</bdi> },
          { id: "delivery", label: t`Remise`, value: delivery.label },
          ...(address === null
            ? []
            : [{ id: "address", label: t`Adresse de livraison`, value: <bdi>{address}</bdi> }]),
        ]}
      />
      <Table
        caption={t`Numéros commandés`}
        columns={issueColumns}
        rows={issues}
        rowKey={({ date }) => date}
        empty={null}
      />
    </>
  );
}

const issueColumns = [
  {
    id: "date",
    header: <Trans>Date du numéro</Trans>,
    rowHeader: true,
    cell: ({ date }: Journal["issues"][number]) => (
      <bdi className="tabular-nums">{formatDayFirst(date)}</bdi>
    ),
  },
  {
    id: "copies",
    header: <Trans>Exemplaires</Trans>,
    align: "end" as const,
    cell: ({ copies }: Journal["issues"][number]) => <bdi className="tabular-nums">{copies}</bdi>,
  },
];
