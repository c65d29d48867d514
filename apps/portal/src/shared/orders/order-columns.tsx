import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@parution/kit/link";
import type { TableColumn } from "@parution/kit/table";
import { formatDeadline } from "@parution/rules/dates";
import { formatAmount, formatInstant } from "../formats/formats.ts";
import type { Language } from "../i18n/languages.ts";
import type { ListedOrder } from "./listed-order.ts";
import { OrderStatusBadge } from "./order-status-badge.tsx";

interface ColumnsFor {
  readonly language: Language;
  /** The publisher's, which times are told in. */
  readonly zone: string;
  readonly namesMember: boolean;
  /** The address of an order's own page. */
  readonly hrefOf: (order: ListedOrder) => string;
}

/** The columns of a list of orders; references and amounts keep their own direction inside Arabic. */
export const orderColumns = ({
  language,
  zone,
  namesMember,
  hrefOf,
}: ColumnsFor): readonly TableColumn<ListedOrder>[] => [
  {
    id: "reference",
    header: <Trans>Référence</Trans>,
    rowHeader: true,
    cell: (order) => (
      <Link href={hrefOf(order)} className="whitespace-nowrap tabular-nums">
        <bdi>{order.reference}</bdi>
      </Link>
    ),
  },
  {
    id: "support",
    header: <Trans>Journal</Trans>,
    cell: ({ support }) => (support === null ? "—" : <bdi>{support.label}</bdi>),
  },
  { id: "type", header: <Trans>Type</Trans>, cell: (order) => <OrderedWhat order={order} /> },
  {
    id: "status",
    header: <Trans>Statut</Trans>,
    cell: ({ status, payableUntil }) => (
      <span className="flex flex-col items-start gap-1">
        <span className="whitespace-nowrap @max-2xl/table:whitespace-normal">
          <OrderStatusBadge status={status} />
        </span>
        {payableUntil !== null && (
          <span className="max-w-48 text-caption text-fg-muted">
            <Trans>À payer avant le {formatDeadline(payableUntil, zone, language)}</Trans>
          </span>
        )}
      </span>
    ),
  },
  {
    id: "total",
    header: <Trans>Montant TTC</Trans>,
    align: "end",
    cell: ({ total }) => (
      <bdi className="whitespace-nowrap tabular-nums">{formatAmount(total, language)}</bdi>
    ),
  },
  ...(namesMember
    ? [
        {
          id: "member",
          header: <Trans>Commandée par</Trans>,
          cell: ({ user }: ListedOrder) => <bdi>{user.fullName}</bdi>,
        },
      ]
    : []),
  {
    id: "created",
    header: <Trans>Créée le</Trans>,
    cell: ({ createdAt }) => <DayAndTime at={formatInstant(createdAt, zone)} />,
  },
];

/** A title of any language stands where the page's own begin; one that is too long loses its own end. */
function Title({ children }: { children: string }) {
  return (
    <span dir="auto" className="line-clamp-1 min-w-0 @max-2xl/table:line-clamp-2">
      {children}
    </span>
  );
}

/** An instant, `24/11/2026 09:30:00`, its time below its day. */
function DayAndTime({ at }: { at: string }) {
  const [day, time] = at.split(" ");
  return (
    <span className="flex flex-col items-start whitespace-nowrap tabular-nums">
      <bdi>{day}</bdi> <bdi className="text-fg-muted">{time}</bdi>
    </span>
  );
}

/** The kind of an order, and which ad, issues or offer it is of. */
function OrderedWhat({ order }: { order: ListedOrder }) {
  const { type, ad, journal, subscription } = order;
  return (
    <span className="flex flex-col">
      <span>{type.label}</span>
      <span className="flex text-fg-muted">
        {ad && <Title>{ad.title}</Title>}
        {journal && <Plural value={journal.copies} one="# exemplaire" other="# exemplaires" />}
        {subscription && <Title>{subscription.offer.title}</Title>}
      </span>
    </span>
  );
}
