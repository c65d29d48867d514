import { BanIcon, CheckCircleIcon, ClockIcon, GlobeIcon, WalletIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { IsoDate } from "@parution/kit/publication-calendar";
import { StatusBadge, type StatusVariant } from "@parution/kit/status-badge";
import type { TableColumn } from "@parution/kit/table";
import { type ListLanguage, listFormats, listLabels } from "./list-with-filters-labels";

export const adStatuses = ["unpaid", "awaiting", "validated", "online", "cancelled"] as const;
export type AdStatus = (typeof adStatuses)[number];

/** One ad of the list. */
export interface ListedAd {
  reference: string;
  title: string;
  /** First day of publication. */
  day: IsoDate;
  status: AdStatus;
  /** Centimes, tax included. */
  price: number;
  /** Address of its page. */
  href: string;
}

/** Icon, tone and words of each status: one that is left out is a type error. */
export function adVariants(language: ListLanguage): Record<AdStatus, StatusVariant> {
  const { statuses } = listLabels[language];
  return {
    unpaid: { label: statuses.unpaid, icon: WalletIcon, tone: "warning" },
    awaiting: { label: statuses.awaiting, icon: ClockIcon, tone: "info" },
    validated: { label: statuses.validated, icon: CheckCircleIcon, tone: "success" },
    online: { label: statuses.online, icon: GlobeIcon, tone: "success" },
    cancelled: { label: statuses.cancelled, icon: BanIcon, tone: "neutral" },
  };
}

/** Columns of the table; on a phone each row becomes a card that carries their titles. */
export function listColumns(language: ListLanguage): TableColumn<ListedAd>[] {
  const { columns } = listLabels[language];
  const { day, money } = listFormats(language);
  const variants = adVariants(language);
  return [
    {
      id: "title",
      header: columns.ad,
      cell: ({ href, title }) => <Link href={href}>{title}</Link>,
      rowHeader: true,
    },
    { id: "reference", header: columns.reference, cell: ({ reference }) => reference },
    { id: "day", header: columns.day, cell: (ad) => day(ad.day) },
    {
      id: "status",
      header: columns.status,
      cell: ({ status }) => <StatusBadge variants={variants} status={status} />,
    },
    { id: "price", header: columns.price, cell: ({ price }) => money(price), align: "end" },
  ];
}
