import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { useSession } from "@parution/app/session/session-store.ts";
import { useSignOut } from "@parution/app/session/use-sign-out.ts";
import { AccountMenu as Menu } from "@parution/kit/account-menu";
import { useAccountPages } from "../../shared/account/account-pages.ts";
import { pageIcons } from "../../shared/account/page-icons.ts";
import { useFrameTexts } from "../use-frame.ts";

/** Menu with the signed-in user, the pages of the account as the server names them, and the sign-out. */
export function AccountMenu() {
  useFrameTexts();
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePageLocation();
  const session = useSession();
  const { signOut, pending, error } = useSignOut();
  const errorText = useErrorText();
  return (
    <Menu
      label={t`Mon compte`}
      name={session?.user.name ?? ""}
      items={useAccountPages().map(({ code, label, url }) => ({
        id: code,
        label,
        href: link(url),
        icon: pageIcons[code],
        current: page === url,
      }))}
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
