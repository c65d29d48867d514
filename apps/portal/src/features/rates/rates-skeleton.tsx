import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

/** Placeholder of the rates while they load. */
export function RatesSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement des tarifs`} className="flex flex-col gap-8">
      <Skeleton className="h-40" />
      <Skeleton className="h-96 max-w-none" />
    </div>
  );
}
