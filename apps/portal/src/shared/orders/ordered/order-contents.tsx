import { Plural, useLingui } from "@lingui/react/macro";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Skeleton } from "@parution/kit/skeleton";
import { formatDayFirst } from "@parution/rules/dates";
import type { Recap } from "../use-recap.ts";
import { OrderFacts } from "./order-facts.tsx";
import { OrderedAd } from "./ordered-ad.tsx";

/** Content of an order of any kind; a top-up has its amount alone. */
export function OrderContents({ recap }: { recap: Recap }) {
  return <div className="flex min-w-0 flex-col gap-8">{shownOf(recap)}</div>;
}

function shownOf(recap: Recap) {
  const { ad, journal, subscription } = recap;
  if (ad !== null) return <OrderedAd recap={recap} ad={ad} />;
  if (journal !== null) return <OrderedJournal recap={recap} journal={journal} />;
  if (subscription !== null) {
    return <OrderedSubscription recap={recap} subscription={subscription} />;
  }
  return <OrderFacts recap={recap} />;
}

/** Placeholder of an order that loads, high enough to keep the following content below the window's edge. */
export function OrderSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Chargement de la commande`}
      className="flex min-h-dvh flex-col gap-6"
    >
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

type Journal = NonNullable<Recap["journal"]>;

/** The ordered issues, their delivery, and the facts of their order. */
function OrderedJournal({ recap, journal }: { recap: Recap; journal: Journal }) {
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

type Subscription = NonNullable<Recap["subscription"]>;

interface OrderedSubscriptionProps {
  recap: Recap;
  subscription: Subscription;
}

/** The offer of a subscription, and the facts of its order. */
function OrderedSubscription({ recap, subscription }: OrderedSubscriptionProps) {
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
