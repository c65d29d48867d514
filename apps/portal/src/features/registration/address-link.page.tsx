import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { verifySession } from "@parution/app/session/verify-session.ts";
import { confirmAddress, undoAddress } from "@parution/contract/lazy/own-account";
import { PressToFollow } from "./press-to-follow.tsx";

/** Page of the links in the mails about another address to sign in with: to the new one, and to the former one. */
export default function AddressLinkPage() {
  return usePageLocation().page === "/adresse/retablir" ? <AddressUndo /> : <AddressConfirmation />;
}

/** Confirms another address to sign in with. */
function AddressConfirmation() {
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

/** Takes back the former address, and leads to another password. */
function AddressUndo() {
  const { t } = useLingui();
  const link = useLink();
  const client = useClient();
  const next = link("/mot-de-passe-oublie/nouveau");
  return (
    <PressToFollow
      title={t`Reprendre votre adresse`}
      description={t`Votre ancienne adresse revient, toutes les sessions sont fermées et vous choisissez un autre mot de passe.`}
      action={t`Reprendre mon adresse`}
      follow={async (token) => {
        const { message, recoveryToken } = await client.call(undoAddress, { body: { token } });
        void verifySession(client);
        return { message, href: `${next}#jeton=${recoveryToken}` };
      }}
      next={{ href: next, label: t`Choisir un mot de passe` }}
      instead={{ href: link("/contact"), label: t`Nous contacter` }}
    />
  );
}
