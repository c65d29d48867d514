import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { AddAuthenticator } from "@parution/app/factors/add-authenticator.tsx";
import { AddPasskey } from "@parution/app/factors/add-passkey.tsx";
import { RecoveryCodes } from "@parution/app/factors/recovery-codes.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { useSignOut } from "@parution/app/session/use-sign-out.ts";
import { ApiError } from "@parution/contract/errors";
import { readFactors } from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense, useState } from "react";

/** True where the session is staff's, but without its second factor. */
export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "SECOND_FACTOR_REQUIRED";

interface SecondFactorProps {
  /** Called once the session has its second factor. */
  onDone: () => void;
}

type Way = "passkey" | "authenticator";

/** Choice of a first second factor; a user who has one already signs in again with it. */
export function SecondFactor({ onDone }: SecondFactorProps) {
  const { t } = useLingui();
  const { data, error } = useRead(readFactors, {});
  const [way, setWay] = useState<Way | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { signOut, pending } = useSignOut();
  const isKnown =
    data !== undefined && (data.authenticatorSince !== null || data.passkeys.length > 0);
  const isFresh = data?.isPasswordFresh;
  const done = (shown: readonly string[]) => (shown.length > 0 ? setCodes(shown) : onDone());
  const back = () => setWay(null);
  return (
    <div className="flex w-full max-w-xl flex-col gap-6">
      <PageTitle>{t`Protégez votre accès`}</PageTitle>
      {codes !== null ? (
        <Suspense>
          <RecoveryCodes codes={codes} onClose={onDone} />
        </Suspense>
      ) : isKnown ? (
        <>
          <p className="text-body-lg">{t`Reconnectez-vous avec votre second facteur.`}</p>
          <Button
            variant="primary"
            className="self-start"
            isPending={pending}
            pendingLabel={t`Déconnexion en cours`}
            onClick={() => void signOut()}
          >
            {t`Se reconnecter`}
          </Button>
        </>
      ) : data === undefined && error === undefined ? (
        // A password that the login has just asked for would be asked for again.
        <Skeleton shape="block" />
      ) : (
        <>
          <p className="text-body-lg">{t`Le bureau demande un second facteur, en plus du mot de passe.`}</p>
          {way === null && (
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => setWay("passkey")}>
                {t`Créer une clé d’accès`}
              </Button>
              <Button onClick={() => setWay("authenticator")}>
                {t`Utiliser une application d’authentification`}
              </Button>
            </div>
          )}
          <Suspense>
            {way === "passkey" && <AddPasskey isFresh={isFresh} onDone={done} onCancel={back} />}
            {way === "authenticator" && (
              <AddAuthenticator isFresh={isFresh} onDone={done} onCancel={back} />
            )}
          </Suspense>
        </>
      )}
    </div>
  );
}
