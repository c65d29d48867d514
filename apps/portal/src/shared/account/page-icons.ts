import {
  ArchiveIcon,
  CalendarIcon,
  CardIcon,
  EditIcon,
  HomeIcon,
  type IconProps,
  LockIcon,
  NewspaperIcon,
  ReceiptIcon,
  TeamIcon,
} from "@parution/kit/icon";
import type { ComponentType } from "react";

/**
 * Icons of the account's pages, by the server's code; unknown codes have none. Apart from `account-pages.ts`, which visitors load,
 * too.
 */
export const pageIcons: Readonly<Partial<Record<string, ComponentType<IconProps>>>> = {
  order: EditIcon,
  tender: EditIcon,
  ads: NewspaperIcon,
  orders: CardIcon,
  issues: CalendarIcon,
  invoices: ReceiptIcon,
  packages: ArchiveIcon,
  team: TeamIcon,
  dashboard: HomeIcon,
  security: LockIcon,
};
