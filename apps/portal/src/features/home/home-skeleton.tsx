import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

/** Keeps the place of the newspapers while they load. */
export function HomeSkeleton() {
  const { t } = useLingui();
  return (
    <output aria-label={t`Chargement`} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-44" />
      ))}
    </output>
  );
}
