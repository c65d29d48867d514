import { useLingui } from "@lingui/react/macro";
import { EditIcon, type IconProps, NewspaperIcon } from "@parution/kit/icon";
import { SideMenu } from "@parution/kit/side-menu";
import type { ComponentType } from "react";
import { useAccountPages } from "../../shared/account/use-account-pages.ts";
import { useLink, usePlace } from "../../shared/links/links.tsx";
import { AccountCard } from "./account-card.tsx";

/** The account's pages, as the server names them; one it adds has no picture of its own yet. */
const icons: Readonly<Partial<Record<string, ComponentType<IconProps>>>> = {
  order: EditIcon,
  ads: NewspaperIcon,
};

/** Who is signed in, their balance, and the pages of their account. */
export function AccountSide() {
  const { t } = useLingui();
  const link = useLink();
  const { page: here } = usePlace();
  return (
    <SideMenu
      label={t`Mon compte`}
      header={<AccountCard />}
      entries={useAccountPages().map(({ code, label, url }) => ({
        id: code,
        label,
        href: link(url),
        icon: icons[code],
        current: here === url || here.startsWith(`${url}/`),
      }))}
    />
  );
}
