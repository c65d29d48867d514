import { useLingui } from "@lingui/react/macro";
import { readMenu } from "@parution/contract/site";
import { ActionMenu } from "@parution/kit/action-menu";
import { ButtonLink } from "@parution/kit/button";
import { LogOutIcon, UserIcon } from "@parution/kit/icon";
import { useCall } from "../shared/api/use-call.ts";
import { useLink } from "../shared/links/links.tsx";
import { useSession } from "../shared/session/session-store.ts";
import { useSignOut } from "../shared/session/use-sign-out.ts";
import { existingPages } from "./existing-pages.ts";

/** Who is signed in, the pages of the account as the server names them, and the way out. */
export function AccountMenu() {
  const { t } = useLingui();
  const link = useLink();
  const session = useSession();
  const signOut = useSignOut();
  const { data: menu } = useCall(readMenu, session === null ? null : { query: {} });
  if (session === null) {
    return (
      <ButtonLink variant="secondary" size="sm" href={link("/connexion")}>
        {t`Se connecter`}
      </ButtonLink>
    );
  }
  const entries = (menu?.account ?? []).filter(({ url }) => existingPages.has(url));
  return (
    <ActionMenu
      label={t`Mon compte`}
      trigger={<UserIcon />}
      triggerLabel={t`Mon compte`}
      shape="icon"
      header={<bdi className="font-semibold">{session.user.name}</bdi>}
      actions={[
        ...entries.map(({ code, label, url }) => ({ id: code, label, href: link(url) })),
        { id: "sign-out", label: t`Se déconnecter`, icon: LogOutIcon, onSelect: signOut },
      ]}
    />
  );
}
