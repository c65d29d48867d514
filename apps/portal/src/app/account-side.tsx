import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { SideMenu } from "@parution/kit/side-menu";
import { isPlaceOf, useAccountPages } from "../shared/account/account-pages.ts";
import { pageIcons } from "../shared/account/page-icons.ts";
import { useBusiness, useCurrentUser } from "../shared/account/use-account.ts";
import { AccountCard } from "./account-card.tsx";
import { useFrameTexts } from "./use-frame.ts";

/** Signed-in user, balance, and the pages of the account; on a phone the balance alone until it is unfolded. */
export function AccountSide() {
  useFrameTexts();
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const { page: here } = usePageLocation();
  const { data: business } = useBusiness();
  const pages = useAccountPages();
  const isCardSettled = useIsCardSettled();
  return (
    <SideMenu
      label={t`Mon compte`}
      summary={business && <bdi>{formatAmount(business.balance, language)}</bdi>}
      header={<AccountCard />}
      items={(isCardSettled ? pages : []).map(({ code, label, url }) => ({
        id: code,
        label,
        href: link(url),
        icon: pageIcons[code],
        current: isPlaceOf(url, here),
      }))}
    />
  );
}

/** True once the content above the links has its final height, so that they are not rendered and then moved. */
function useIsCardSettled(): boolean {
  const user = useCurrentUser();
  const business = useBusiness();
  return [user, business].every(({ data, error }) => data !== undefined || error !== undefined);
}
