import { useLingui } from "@lingui/react/macro";
import { ActionMenu } from "@parution/kit/action-menu";
import { LogOutIcon, UserIcon } from "@parution/kit/icon";
import { useAccountPages } from "../../shared/account/use-account-pages.ts";
import { useLink } from "../../shared/links/links.tsx";
import { useSession } from "../../shared/session/session-store.ts";
import { useSignOut } from "../../shared/session/use-sign-out.ts";

/** Who is signed in, the pages of the account as the server names them, and the way out. */
export function AccountMenu() {
  const { t } = useLingui();
  const link = useLink();
  const session = useSession();
  const signOut = useSignOut();
  const pages = useAccountPages();
  return (
    <ActionMenu
      label={t`Mon compte`}
      trigger={<UserIcon />}
      triggerLabel={t`Mon compte`}
      shape="icon"
      header={<bdi className="font-semibold">{session?.user.name}</bdi>}
      actions={[
        ...pages.map(({ code, label, url }) => ({ id: code, label, href: link(url) })),
        {
          id: "sign-out",
          label: t`Se déconnecter`,
          icon: LogOutIcon,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}
