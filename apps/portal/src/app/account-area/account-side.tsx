import { useLingui } from "@lingui/react/macro";
import { SideMenu } from "@parution/kit/side-menu";
import { pageIcons, useAccountPages } from "../../shared/account/use-account-pages.ts";
import { useLink, usePlace } from "../../shared/links/links.tsx";
import { isPlaceOf } from "./account-area.ts";
import { AccountCard } from "./account-card.tsx";

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
        icon: pageIcons[code],
        current: isPlaceOf(url, here),
      }))}
    />
  );
}
