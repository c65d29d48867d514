import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

/** The place of an order that is on its way: what follows waits below the window's edge, where nobody sees it move. */
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
