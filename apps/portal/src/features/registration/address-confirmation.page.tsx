import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { confirmAddress } from "@parution/contract/lazy/own-account";
import { PressToFollow } from "./press-to-follow.tsx";

/** Confirms another address to sign in with. */
export default function AddressConfirmationPage() {
  const { t } = useLingui();
  const link = useLink();
  const client = useClient();
  const signedIn = useSignedIn();
  const security = link("/securite");
  return (
    <PressToFollow
      title={t`Confirmer votre nouvelle adresse`}
      description={t`Vous vous connecterez désormais avec cette adresse.`}
      action={t`Confirmer cette adresse`}
      follow={(token) => client.call(confirmAddress, { body: { token } })}
      next={
        signedIn
          ? { href: security, label: t`Sécurité du compte` }
          : { href: link("/connexion"), label: t`Se connecter` }
      }
      instead={{ href: security, label: t`Redemander un lien` }}
    />
  );
}
