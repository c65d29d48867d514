import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { verifySession } from "@parution/app/session/verify-session.ts";
import { undoAddress } from "@parution/contract/lazy/own-account";
import { PressToFollow } from "./press-to-follow.tsx";

/** Takes back the former address, and leads to another password. */
export default function AddressUndoPage() {
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
