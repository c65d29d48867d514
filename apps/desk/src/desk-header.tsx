import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { languageNames, languages } from "@parution/app/i18n/languages.ts";
import { keepLanguage } from "@parution/app/links/choices.ts";
import { useLanguage, useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { useSignOut } from "@parution/app/session/use-sign-out.ts";
import { AccountMenu } from "@parution/kit/account-menu";
import { AppHeader } from "@parution/kit/app-header";
import { LanguageSwitch } from "@parution/kit/language-switch";
import { Link } from "@parution/kit/link";
import { DeskSearch } from "./desk-search.tsx";
import { useRoleNames, useStaff } from "./shared/staff.data.ts";

/** Header of the desk: the way home, the search, the languages and the menu of the account. */
export function DeskHeader() {
  const { t } = useLingui();
  const isOpen = useStaff().data !== undefined;
  const link = useLink();
  const { page, search } = usePageLocation();
  return (
    <AppHeader
      brand={
        <Link variant="standalone" href={link("/")}>
          {t`Le bureau`}
        </Link>
      }
      links={[]}
      labels={{ navigation: t`Navigation principale`, menu: t`Menu` }}
      switches={
        <>
          {isOpen && <DeskSearch />}
          <LanguageSwitch
            value={useLanguage()}
            items={languages.map((code) => ({
              code,
              name: languageNames[code],
              href: `${joinPath({ language: code }, page)}${search}`,
            }))}
            onChange={keepLanguage}
          />
        </>
      }
      account={<StaffMenu />}
    />
  );
}

/** Menu of the account: name, roles and the end of the session. */
function StaffMenu() {
  const { t } = useLingui();
  const { data: staff } = useStaff();
  const { signOut, pending, error } = useSignOut();
  const errorText = useErrorText();
  const roleNames = useRoleNames();
  return (
    <AccountMenu
      label={t`Mon compte`}
      name={staff?.name ?? ""}
      role={staff?.roles.map((role) => roleNames[role]).join(" · ")}
      items={[]}
      signOut={{
        label: t`Se déconnecter`,
        onSignOut: signOut,
        isPending: pending,
        pendingLabel: t`Déconnexion en cours`,
        failure: error === undefined ? undefined : { toneLabel: t`Erreur`, text: errorText(error) },
      }}
    />
  );
}
