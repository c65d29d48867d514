import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

/** Placeholder of a page while its code is loading. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Chargement de la page`}
      className="flex min-h-96 flex-col gap-6"
    >
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
