import { Trans } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { Link } from "@parution/kit/link";
import type { StatusVariant } from "@parution/kit/status-badge";
import { StatusBadge } from "@parution/kit/status-badge";
import type { TableColumn } from "@parution/kit/table";
import { formatDayFirst } from "@parution/rules/dates";
import type { InvoiceKind, InvoiceStatus } from "@parution/rules/invoices";
import type { Invoice } from "./invoices.data.ts";

interface ColumnsFor {
  readonly language: Language;
  readonly statuses: Record<InvoiceStatus, StatusVariant>;
  readonly kinds: Record<InvoiceKind, StatusVariant>;
  /** Path of an order's own page. */
  readonly hrefOf: (orderId: number) => string;
}

/** Columns of «my invoices»; numbers and amounts keep their own direction inside Arabic. */
export const invoiceColumns = ({
  language,
  statuses,
  kinds,
  hrefOf,
}: ColumnsFor): readonly TableColumn<Invoice>[] => [
  {
    id: "number",
    header: <Trans>Numéro</Trans>,
    rowHeader: true,
    cell: ({ number, orderId }) => (
      <Link href={hrefOf(orderId)} className="whitespace-nowrap tabular-nums">
        <bdi>{number}</bdi>
      </Link>
    ),
  },
  {
    id: "day",
    header: <Trans>Date</Trans>,
    cell: ({ day }) => <bdi className="whitespace-nowrap tabular-nums">{formatDayFirst(day)}</bdi>,
  },
  {
    id: "due",
    header: <Trans>Échéance</Trans>,
    cell: ({ dueOn, overdue }) =>
      dueOn === null ? (
        "—"
      ) : (
        <span className="flex flex-col items-start">
          <bdi className="whitespace-nowrap tabular-nums">{formatDayFirst(dueOn)}</bdi>
          {overdue && (
            <span className="font-medium text-danger">
              <Trans>En retard</Trans>
            </span>
          )}
        </span>
      ),
  },
  {
    id: "kind",
    header: <Trans>Document</Trans>,
    cell: ({ kind }) => kinds[kind].label,
  },
  {
    id: "order",
    header: <Trans>Journal</Trans>,
    cell: ({ order, paperReference }) => (
      <span className="flex flex-col items-start">
        <span>{order.support?.label ?? "—"}</span>
        {paperReference && (
          <span className="text-fg-muted tabular-nums">
            <bdi>{paperReference}</bdi>
          </span>
        )}
      </span>
    ),
  },
  {
    id: "status",
    header: <Trans>Paiement</Trans>,
    cell: ({ badge, kind }) =>
      kind === "credit_note" ? (
        <span className="text-fg-muted">{badge.label}</span>
      ) : (
        <span className="whitespace-nowrap @max-2xl/table:whitespace-normal">
          <StatusBadge variants={statuses} status={badge.status} />
        </span>
      ),
  },
  {
    id: "total",
    header: <Trans>Montant TTC</Trans>,
    align: "end",
    cell: ({ total, kind }) => (
      <bdi className="whitespace-nowrap tabular-nums">
        {formatAmount(kind === "credit_note" ? -total : total, language)}
      </bdi>
    ),
  },
];
