import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { type ListPlace, ListTable } from "@parution/app/lists/list-table.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import { ArchiveIcon } from "@parution/kit/icon";
import { useMemo } from "react";
import { packageColumns } from "./package-columns.tsx";
import { packageStatuses } from "./package-filter-form.tsx";
import type { Packages } from "./use-packages.ts";

/** A page of packages. */
export function PackagesTable({ answer, loading, ...place }: ShownPage<Packages> & ListPlace) {
  const { t } = useLingui();
  return (
    <ListTable
      {...place}
      caption={t`Mes forfaits`}
      pagesLabel={t`Pages de mes forfaits`}
      isPending={loading}
      pendingLabel={t`Chargement des forfaits`}
      icon={ArchiveIcon}
      columns={useColumns()}
      rows={answer?.packages ?? []}
      rowKey={({ kind, id }) => `${kind}-${id}`}
      info={answer && { ...answer.info, message: answer.message }}
    />
  );
}

function useColumns() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  return useMemo(() => {
    const statuses = translateVariants(packageStatuses, (text) => i18n._(text));
    return packageColumns({ language, zone, statuses });
  }, [language, zone, i18n]);
}
