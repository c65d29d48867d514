import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { keepLanguage } from "@parution/app/links/choices.ts";
import { useLanguage, useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { siteName } from "@parution/app/page/site.ts";
import { loginAddress } from "@parution/app/session/origin.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { AppHeader } from "@parution/kit/app-header";
import { ButtonLink } from "@parution/kit/button";
import { LanguageSwitch as Switch } from "@parution/kit/language-switch";
import { Link } from "@parution/kit/link";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import { useSupport, useSupports } from "../../shared/support/use-supports.ts";
import { HeadingMenu, SupportSwitch } from "../lazy-frame.tsx";
import { useFrame, useLanguageLinks } from "../use-frame.ts";

/** The menus are opened late, if at all: their code is loaded after the page's. */
const AccountMenu = lazyComponent(() =>
  import("./account-menu.tsx").then((module) => module.AccountMenu),
);

/** Header: masthead, main pages, language, newspaper where there is a choice, and account. */
export function Header() {
  const { t } = useLingui();
  const link = useLink();
  const { page, language } = usePageLocation();
  const support = useSupport();
  const signedIn = useSignedIn();
  const isOnly = useSupports().length === 1;
  const places = [useOrderEntry(), ...useEntries(signedIn)];
  return (
    <AppHeader
      brand={
        <Link variant="standalone" href={link("/")}>
          {support?.label ?? siteName(language)}
        </Link>
      }
      links={places.map((place) => ({
        href: link(place.page),
        label: place.label,
        current: page === place.page || page.startsWith(`${place.page}/`),
      }))}
      directory={
        <Suspense fallback={<MenuPlace />}>
          <HeadingMenu />
        </Suspense>
      }
      labels={{ navigation: t`Navigation principale`, menu: t`Menu` }}
      switches={
        <>
          {!isOnly && (
            <Suspense fallback={<MenuPlace />}>
              <SupportSwitch />
            </Suspense>
          )}
          <LanguageSwitch />
        </>
      }
      account={<Account />}
    />
  );
}

/** Entries that the newspaper chose, in its order. */
function useEntries(signedIn: boolean) {
  const { t } = useLingui();
  const names = useFrame().data?.header ?? ["ads", "issues"];
  const entries = {
    ads: { page: "/mes-annonces", label: t`Mes annonces` },
    issues: { page: "/commandes-journal", label: t`Commander le journal` },
    rates: { page: "/tarifs", label: t`Tarifs` },
    guide: { page: "/faq", label: t`Guide` },
    contact: { page: "/contact", label: t`Nous contacter` },
  };
  return names.flatMap((name) => (name === "ads" && !signedIn ? [] : [entries[name]]));
}

function Account() {
  const { t } = useLingui();
  const { login, register } = useEntrance();
  if (!useSignedIn()) {
    return (
      <span className="flex items-center gap-4">
        <Link
          variant="standalone"
          href={register}
          className="text-body-sm whitespace-nowrap max-xl:hidden"
        >
          {t`Créer un compte`}
        </Link>
        <ButtonLink variant="secondary" size="sm" href={login}>
          {t`Se connecter`}
        </ButtonLink>
      </span>
    );
  }
  return (
    <Suspense fallback={<MenuPlace />}>
      <AccountMenu />
    </Suspense>
  );
}

/** Pages to which no user needs to return after a login. */
const LEFT_BEHIND = /^\/(|404|(connexion|inscription|mot-de-passe-oublie|adresse)\b.*)$/;

/** Login and registration, which lead back to this page, or to the one that a login was asked for. */
function useEntrance() {
  const link = useLink();
  const { page, search } = usePageLocation();
  const { search: query } = useLocation();
  const { data: configs } = useConfigs();
  // The query is the browser's alone: a server renders one page for all.
  const requestedOrigin = new URLSearchParams(configs === undefined ? "" : query).get("origine");
  const origin = LEFT_BEHIND.test(page) ? requestedOrigin : link(`${page}${search}`);
  const leadBack = (path: string) => (origin === null ? path : loginAddress(path, origin));
  return {
    login: leadBack(link("/connexion")),
    register: configs?.links.register || leadBack(link("/inscription")),
  };
}

/** Placeholder of a menu's button, so that nothing moves when it is loaded. */
function MenuPlace() {
  return <span aria-hidden className="size-touch" />;
}

/** Link to the same page in the other language, which stores the choice. */
function LanguageSwitch() {
  return <Switch value={useLanguage()} items={useLanguageLinks()} onChange={keepLanguage} />;
}
