import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

/** Keeps the place of the list while it loads. */
export function ListingSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement des annonces`} className="flex flex-col gap-8">
      <Skeleton shape="title" />
      <Skeleton className="h-20 max-w-none" />
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-32 max-w-none" />
      ))}
    </div>
  );
}
