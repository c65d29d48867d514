import { useLingui } from "@lingui/react/macro";
import { AccountMenu as Menu } from "@parution/kit/account-menu";
import { pageIcons, useAccountPages } from "../../shared/account/use-account-pages.ts";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink, usePlace } from "../../shared/links/links.tsx";
import { useSession } from "../../shared/session/session-store.ts";
import { useSignOut } from "../../shared/session/use-sign-out.ts";
import { useTextsAround } from "../later.tsx";

/** Who is signed in, the pages of the account as the server names them, and the way out. */
export function AccountMenu() {
  useTextsAround();
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePlace();
  const session = useSession();
  const { signOut, pending, error } = useSignOut();
  const errorText = useErrorText();
  return (
    <Menu
      label={t`Mon compte`}
      name={session?.user.name ?? ""}
      entries={useAccountPages().map(({ code, label, url }) => ({
        id: code,
        label,
        href: link(url),
        icon: pageIcons[code],
        current: page === url,
      }))}
      signOut={{
        label: t`Se déconnecter`,
        onSignOut: signOut,
        pendingLabel: pending ? t`Déconnexion en cours` : undefined,
        failure: error === undefined ? undefined : { toneLabel: t`Erreur`, text: errorText(error) },
      }}
    />
  );
}
