import { Plural, useLingui } from "@lingui/react/macro";
import { KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import type { Recap } from "../use-recap.ts";
import { OrderFacts } from "./order-facts.tsx";

type Journal = NonNullable<Recap["journal"]>;

/** The ordered issues, their delivery, and the facts of their order. */
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
          { id: "delivery", label: t`Mode de livraison`, value: delivery.label },
          ...(address === null
            ? []
            : [{ id: "address", label: t`Adresse de livraison`, value: <bdi>{address}</bdi> }]),
        ]}
      />
      <section className="flex flex-col gap-3">
        <h2 className="font-headline font-semibold text-heading text-title-sm">
          {t`Numéros commandés`}
        </h2>
        <KeyValueList
          items={issues.map((issue) => ({
            id: issue.date,
            label: <bdi className="tabular-nums">{formatDayFirst(issue.date)}</bdi>,
            value: <Plural value={issue.copies} one="# exemplaire" other="# exemplaires" />,
          }))}
        />
      </section>
    </>
  );
}
