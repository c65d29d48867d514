import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { ArchiveIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import { Table } from "@parution/kit/table";
import { useMemo } from "react";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { translateLooks } from "../../../shared/status/translate-looks.ts";
import type { Packages } from "../api/use-packages.ts";
import { packageColumns } from "./package-columns.tsx";
import { packageStatuses } from "./package-looks.ts";

interface PackagesTableProps {
  answer: Packages | undefined;
  page: number;
  loading: boolean;
  hrefFor: (page: number) => string;
}

/** A page of packages and the way to its neighbours. An empty list shows the server's message. */
export function PackagesTable({ answer, page, loading, hrefFor }: PackagesTableProps) {
  const { t } = useLingui();
  return (
    <>
      <Table
        caption={t`Mes forfaits`}
        hideCaption
        columns={useColumns()}
        rows={answer?.packages ?? []}
        rowKey={({ kind, id }) => `${kind}-${id}`}
        loadingLabel={loading ? t`Chargement des forfaits` : undefined}
        empty={<EmptyState icon={ArchiveIcon} title={answer?.message} />}
      />
      <Pager
        label={t`Pages de mes forfaits`}
        page={page}
        hasNext={answer !== undefined && answer.info.next !== null}
        hrefFor={hrefFor}
        previousLabel={t`Précédent`}
        nextLabel={t`Suivant`}
        position={t`Page ${page}`}
      />
    </>
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
