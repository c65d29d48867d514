import { useLingui } from "@lingui/react/macro";
import { AppHeader } from "@parution/kit/app-header";
import { Link } from "@parution/kit/link";
import { useLink, usePlace } from "../shared/links/links.tsx";
import { useSupport } from "../shared/support/use-supports.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SupportSwitch } from "./support-switch.tsx";

/** The bar on top: where one is, the main places, language, newspaper, account. */
export function Header() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePlace();
  const support = useSupport();
  const places = [
    { page: "/passer-votre-annonce", label: t`Passer une annonce` },
    { page: "/mes-annonces", label: t`Mes annonces` },
  ];
  return (
    <AppHeader
      brand={
        <Link variant="standalone" href={link("/")}>
          {support?.label ?? "Parution"}
        </Link>
      }
      links={places.map((place) => ({
        href: link(place.page),
        label: place.label,
        current: page.startsWith(place.page),
      }))}
      navigationLabel={t`Navigation principale`}
      menuLabel={t`Menu`}
      languageSwitch={
        <>
          <SupportSwitch />
          <LanguageSwitch />
        </>
      }
      account={<AccountMenu />}
    />
  );
}
