import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { confirmAddress } from "@parution/contract/lazy/own-account";
import { PressToFollow } from "./press-to-follow.tsx";

/** Confirms another address to sign in with. */
export default function AddressConfirmationPage() {
  const { t } = useLingui();
  const link = useLink();
  const client = useClient();
  return (
    <PressToFollow
      title={t`Confirmer votre nouvelle adresse`}
      description={t`Vous vous connecterez désormais avec cette adresse.`}
      action={t`Confirmer cette adresse`}
      follow={(token) => client.call(confirmAddress, { body: { token } })}
      next={{ href: link("/connexion"), label: t`Se connecter` }}
      instead={{ href: link("/securite"), label: t`Redemander un lien` }}
    />
  );
}
