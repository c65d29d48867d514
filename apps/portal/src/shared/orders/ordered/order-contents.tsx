import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import type { Recap } from "../use-recap.ts";
import { OrderFacts } from "./order-facts.tsx";
import { OrderedAd } from "./ordered-ad.tsx";
import { OrderedJournal } from "./ordered-journal.tsx";
import { OrderedSubscription } from "./ordered-subscription.tsx";

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
