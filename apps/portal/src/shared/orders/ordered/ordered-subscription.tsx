import { Plural, useLingui } from "@lingui/react/macro";
import type { Recap } from "../use-recap.ts";
import { OrderFacts } from "./order-facts.tsx";

type Subscription = NonNullable<Recap["subscription"]>;

interface OrderedSubscriptionProps {
  recap: Recap;
  subscription: Subscription;
}

/** The offer of a subscription, and the facts of its order. */
export function OrderedSubscription({ recap, subscription }: OrderedSubscriptionProps) {
  const { t } = useLingui();
  const { address, phone, offer } = subscription;
  const { title, code, description, months } = offer;
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="font-headline font-semibold text-heading text-title-sm">{title}</h2>
        <p className="text-fg-muted">{description}</p>
      </section>
      <OrderFacts
        recap={recap}
        particulars={[
          { id: "offer", label: t`Formule`, value: <bdi>{code}</bdi> },
          {
            id: "months",
            label: t`Durée`,
            value: <Plural value={months} one="# mois" other="# mois" />,
          },
          ...(address === null
            ? []
            : [{ id: "address", label: t`Adresse de livraison`, value: <bdi>{address}</bdi> }]),
          ...(phone === null
            ? []
            : [{ id: "phone", label: t`Téléphone`, value: <bdi dir="ltr">{phone}</bdi> }]),
        ]}
      />
    </>
  );
}
