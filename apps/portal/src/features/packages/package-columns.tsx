import { Trans } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { StatusBadge, type StatusVariant } from "@parution/kit/status-badge";
import type { TableColumn } from "@parution/kit/table";
import { dateInZone, formatDayFirst } from "@parution/rules/dates";
import type { PackageStatus } from "@parution/rules/packages";
import type { HeldPackage } from "./packages.data.ts";

interface ColumnsFor {
  readonly language: Language;
  /** Time zone of the publisher, in which days are formatted. */
  readonly zone: string;
  readonly statuses: Record<PackageStatus, StatusVariant>;
}

/** Columns of «my packages». */
export const packageColumns = ({
  language,
  zone,
  statuses,
}: ColumnsFor): readonly TableColumn<HeldPackage>[] => [
  {
    id: "label",
    header: <Trans>Forfait</Trans>,
    rowHeader: true,
    cell: ({ label }) => <bdi>{label}</bdi>,
  },
  {
    id: "product",
    header: <Trans>Produit</Trans>,
    cell: ({ product }) => <bdi>{product.label}</bdi>,
  },
  {
    id: "created",
    header: <Trans>Créé le</Trans>,
    cell: ({ createdAt }) => <Day>{formatDayFirst(dateInZone(createdAt, zone))}</Day>,
  },
  {
    id: "status",
    header: <Trans>Statut</Trans>,
    cell: ({ badge, endsOn }) => (
      <span className="flex flex-col items-start gap-1 sm:whitespace-nowrap">
        <StatusBadge variants={statuses} status={badge.status} />
        {endsOn && (
          <span className="text-fg-muted">
            <Trans>jusqu’au</Trans> <Day>{formatDayFirst(endsOn)}</Day>
          </span>
        )}
      </span>
    ),
  },
  {
    id: "price",
    header: <Trans>Prix TTC</Trans>,
    align: "end",
    cell: ({ price }) => (
      <bdi className="whitespace-nowrap tabular-nums">{formatAmount(price, language)}</bdi>
    ),
  },
];

function Day({ children }: { children: string }) {
  return <bdi className="whitespace-nowrap tabular-nums">{children}</bdi>;
}
