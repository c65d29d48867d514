import { useLingui } from "@lingui/react/macro";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import {
  CalendarIcon,
  CashIcon,
  CheckCircleIcon,
  EditIcon,
  FileIcon,
  HomeIcon,
  type IconProps,
  ImageIcon,
  MailIcon,
  NewspaperIcon,
  ReceiptIcon,
  SearchIcon,
  TeamIcon,
  WarningIcon,
} from "@parution/kit/icon";
import { SideMenu } from "@parution/kit/side-menu";
import type { StaffPermission } from "@parution/rules/access";
import type { ComponentType } from "react";
import { useStaff } from "./shared/staff.data.ts";

/** Menu of the pages that the user's rights lead to. */
export function DeskMenu() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePageLocation();
  const items = useMenuEntries().map((entry) => ({
    id: entry.page,
    href: link(entry.page),
    label: entry.label,
    icon: entry.icon,
    current: page === entry.page || (entry.page !== "/" && page.startsWith(entry.page)),
  }));
  const current = items.find((item) => item.current);
  return <SideMenu label={t`Bureau`} summary={current?.label} items={items} />;
}

/** A page that the menu and the search lead to. */
export interface MenuEntry {
  readonly page: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
}

/** Pages that the user's rights lead to, in the order of the menu. */
export function useMenuEntries(): readonly MenuEntry[] {
  const { t } = useLingui();
  const permissions = useStaff().data?.permissions ?? [];
  const may = (permission: StaffPermission) => permissions.includes(permission);
  const entries = [
    { page: "/", label: t`Accueil`, icon: HomeIcon, isOpen: true },
    {
      page: "/moderation/mots",
      label: t`Mots à vérifier`,
      icon: SearchIcon,
      // Moderators reach it from their queue.
      isOpen: may("keepWords") && !may("decideAds"),
    },
    { page: "/moderation", label: t`Modération`, icon: CheckCircleIcon, isOpen: may("decideAds") },
    { page: "/calendrier", label: t`Calendrier`, icon: CalendarIcon, isOpen: may("keepCalendar") },
    { page: "/editions", label: t`Éditions`, icon: ImageIcon, isOpen: may("keepEditions") },
    { page: "/equipe", label: t`Équipe`, icon: TeamIcon, isOpen: may("manageStaff") },
    {
      page: "/installation",
      label: t`Installation`,
      icon: NewspaperIcon,
      isOpen: may("configure"),
    },
    { page: "/catalogue", label: t`Catalogue`, icon: FileIcon, isOpen: may("keepCatalogue") },
    { page: "/tarifs", label: t`Tarifs`, icon: CashIcon, isOpen: may("keepRates") },
    { page: "/rapports", label: t`Rapports`, icon: ReceiptIcon, isOpen: may("readReports") },
    { page: "/contenus", label: t`Contenus`, icon: EditIcon, isOpen: may("keepContents") },
    { page: "/messages", label: t`Messages`, icon: MailIcon, isOpen: may("answerMessages") },
    {
      page: "/erreurs",
      label: t`Erreurs signalées`,
      icon: WarningIcon,
      isOpen: may("keepContents"),
    },
  ];
  return entries.filter(({ isOpen }) => isOpen);
}
