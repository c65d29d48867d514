import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

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
