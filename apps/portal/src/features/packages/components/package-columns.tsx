import { Trans } from "@lingui/react/macro";
import { StatusBadge, type StatusLook } from "@parution/kit/status-badge";
import type { TableColumn } from "@parution/kit/table";
import { dateInZone, formatDayFirst } from "@parution/rules/dates";
import type { PackageStatus } from "@parution/rules/packages";
import { formatAmount } from "../../../shared/formats/formats.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { HeldPackage } from "../api/use-packages.ts";

interface ColumnsFor {
  readonly language: Language;
  /** The publisher's, which days are told in. */
  readonly zone: string;
  readonly statuses: Record<PackageStatus, StatusLook>;
}

/** The columns of «my packages». */
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
        <StatusBadge looks={statuses} status={badge.status} />
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
