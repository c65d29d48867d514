import { Plural, Trans } from "@lingui/react/macro";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { Link } from "@parution/kit/link";
import type { TableColumn } from "@parution/kit/table";
import { formatDayFirst, formatDeadline } from "@parution/rules/dates";
import { keepPhones } from "@parution/rules/lines";
import { shownOrderStatus } from "@parution/rules/orders";
import { OrderStatusBadge } from "../order-status.tsx";
import { PaymentDeadline } from "../payment-deadline.tsx";
import type { ListedOrder } from "./listed-order.ts";

interface ColumnsFor {
  readonly language: Language;
  /** Time zone of the publisher, in which times are formatted. */
  readonly zone: string;
  readonly namesMember: boolean;
  /** Path of an order's own page. */
  readonly hrefOf: (order: ListedOrder) => string;
}

/** Columns of a list of orders; references and amounts keep their own direction inside Arabic. */
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
    cell: (order) => (
      <span className="flex flex-col items-start gap-1">
        <span className="whitespace-nowrap @max-2xl/table:whitespace-normal">
          <OrderStatusBadge status={shownOrderStatus(order.status, order.onTerm ?? false)} />
        </span>
        <Until order={order} language={language} zone={zone} />
        {order.ad?.correction && (
          <Link href={hrefOf(order)} className="text-body-sm">
            <Trans>Annonce à corriger</Trans>
          </Link>
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

interface UntilProps extends Pick<ColumnsFor, "language" | "zone"> {
  order: ListedOrder;
}

/** Deadline for payment or confirmation, or due date of a charge. */
function Until({ order, language, zone }: UntilProps) {
  const { payableUntil, dueOn } = order;
  const text =
    payableUntil !== null ? (
      <PaymentDeadline order={order} until={formatDeadline(payableUntil, zone, language)} />
    ) : (
      dueOn && <Trans>Échéance le {formatDayFirst(dueOn)}</Trans>
    );
  return text && <span className="max-w-48 text-caption text-fg-muted">{text}</span>;
}

/** Aligns a title of any language with the page's own; a long one is truncated at its own end. */
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

/** Kind of an order, and the name of its ad, issues or offer. */
function OrderedWhat({ order }: { order: ListedOrder }) {
  const { type, ad, journal, subscription } = order;
  return (
    <span className="flex flex-col">
      <span>{type.label}</span>
      <span className="flex text-fg-muted">
        {ad && <Title>{keepPhones(ad.title)}</Title>}
        {journal && <Plural value={journal.copies} one="# exemplaire" other="# exemplaires" />}
        {subscription && <Title>{subscription.offer.title}</Title>}
      </span>
    </span>
  );
}
