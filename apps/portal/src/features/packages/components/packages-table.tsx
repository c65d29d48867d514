import { useLingui } from "@lingui/react/macro";
import { ArchiveIcon } from "@parution/kit/icon";
import { useMemo } from "react";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { type ListPlace, ListTable } from "../../../shared/list/list-table.tsx";
import type { ShownPage } from "../../../shared/list/shown-page.ts";
import { translateLooks } from "../../../shared/status/translate-looks.ts";
import type { Packages } from "../api/use-packages.ts";
import { packageColumns } from "./package-columns.tsx";
import { packageStatuses } from "./package-looks.ts";

/** A page of packages. */
export function PackagesTable({ answer, loading, ...place }: ShownPage<Packages> & ListPlace) {
  const { t } = useLingui();
  return (
    <ListTable
      {...place}
      caption={t`Mes forfaits`}
      pagesLabel={t`Pages de mes forfaits`}
      loadingLabel={loading ? t`Chargement des forfaits` : undefined}
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
    const statuses = translateLooks(packageStatuses, (text) => i18n._(text));
    return packageColumns({ language, zone, statuses });
  }, [language, zone, i18n]);
}
