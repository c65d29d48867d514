import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { loginAddress } from "@parution/app/session/origin.ts";
import { storeLogin, useSignedIn } from "@parution/app/session/session-store.ts";
import type { CallAnswer } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import { confirmRegistration } from "@parution/contract/lazy/registration";
import type { confirmRegistration as call } from "@parution/contract/registration";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { Suspense, useState } from "react";
import { Navigate } from "react-router";
import type { ConfirmationProof } from "./confirmation-password.tsx";
import { LinkOver, linkOverMessage } from "./link-over.tsx";
import { readLinkToken } from "./link-token.ts";

/** Shown elsewhere than in the browser of the sign-up: its code follows. */
const ConfirmationPassword = lazyComponent(() =>
  import("./confirmation-password.tsx").then((module) => module.ConfirmationPassword),
);

/** Confirms an address by a press: programs that open the links of mails change nothing. */
export default function ConfirmationPage() {
  const { t } = useLingui();
  const link = useLink();
  const { confirmation, confirmed, captchaMessage, over, confirm } = useConfirmation();
  if (confirmed?.session !== undefined) {
    return <Navigate to={confirmed.origin === "/" ? link("/") : confirmed.origin} replace />;
  }
  const isOpen = confirmed === null && over === null;
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageHead
        title={t`Confirmer votre adresse`}
        description={t`Dernière étape de la création de votre compte.`}
        indexed={false}
      />
      <PageTitle>
        {confirmed === null ? t`Confirmer votre adresse` : t`Votre compte est ouvert`}
      </PageTitle>
      {confirmed !== null && <Confirmed {...confirmed} />}
      {over !== null && (
        <LinkOver
          message={over}
          hint={t`Connectez-vous avec le mot de passe de l’inscription : si l’adresse attend encore, un autre lien vous sera proposé.`}
          instead={{ href: link("/connexion"), label: t`Se connecter` }}
          otherwise={{ href: link("/inscription"), label: t`Recommencer l’inscription` }}
        />
      )}
      {isOpen && captchaMessage === null && <Press confirm={confirmation} />}
      {isOpen && captchaMessage !== null && (
        <Suspense>
          <ConfirmationPassword reason={captchaMessage} onProof={confirm} />
        </Suspense>
      )}
    </div>
  );
}

type ConfirmedAddress = CallAnswer<typeof call>;

function useConfirmation() {
  const client = useClient();
  const [confirmed, setConfirmed] = useState<ConfirmedAddress | null>(null);
  const [captchaMessage, setCaptchaMessage] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const confirm = async (proof: Partial<ConfirmationProof> = {}) => {
    const body = { token: readLinkToken(location.hash), ...proof };
    try {
      const answer = await client.call(confirmRegistration, { body });
      if (answer.session !== undefined) storeLogin(answer.session);
      setConfirmed(answer);
    } catch (error) {
      const message = linkOverMessage(error);
      if (message === null) throw error;
      setOver(message);
    }
  };
  const confirmation = useAction(async () => {
    try {
      await confirm();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "PASSWORD_REQUIRED")) throw error;
      setCaptchaMessage(error.message);
    }
  });
  return { confirmation, confirmed, captchaMessage, over, confirm };
}

function Press({ confirm }: { confirm: ReturnType<typeof useConfirmation>["confirmation"] }) {
  const { t } = useLingui();
  return (
    <>
      {confirm.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {confirm.refusal}
        </Alert>
      )}
      <Button
        variant="primary"
        width="full"
        isPending={confirm.pending}
        pendingLabel={t`Confirmation en cours`}
        onClick={() => void confirm.run()}
      >
        {t`Confirmer mon adresse`}
      </Button>
    </>
  );
}

function Confirmed({ message, origin }: ConfirmedAddress) {
  const { t } = useLingui();
  const link = useLink();
  const signedIn = useSignedIn();
  const login = link("/connexion");
  const next = origin === "/" ? link("/") : origin;
  return (
    <>
      <p role="status" className="text-body-lg">
        {message}
      </p>
      <ButtonLink
        variant="primary"
        href={signedIn ? next : origin === "/" ? login : loginAddress(login, origin)}
        className="self-start"
      >
        {signedIn ? t`Continuer` : t`Se connecter`}
      </ButtonLink>
    </>
  );
}
