import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

/** The place of an order that is on its way. */
export function OrderSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de la commande`} className="flex flex-col gap-6">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
