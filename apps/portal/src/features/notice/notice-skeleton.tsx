import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";

/** Placeholder of a published ad while it loads. */
export function NoticeSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de l’annonce`} className="flex flex-col gap-6">
      <Skeleton shape="title" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 max-w-none" />
        <Skeleton className="h-64 max-w-none" />
      </div>
    </div>
  );
}
