import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { loginAddress } from "@parution/app/session/origin.ts";
import { confirmRegistration } from "@parution/contract/lazy/registration";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { useState } from "react";
import { readLinkToken } from "./link-token.ts";

/** Confirms an address by a press: programs that open the links of mails change nothing. */
export default function ConfirmationPage() {
  const { t } = useLingui();
  const { confirm, confirmed } = useConfirmation();
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
      {confirmed === null ? <Press confirm={confirm} /> : <Confirmed {...confirmed} />}
    </div>
  );
}

interface ConfirmedAddress {
  readonly message: string;
  /** Path to return to after the login. */
  readonly origin: string;
}

function useConfirmation() {
  const client = useClient();
  const [confirmed, setConfirmed] = useState<ConfirmedAddress | null>(null);
  const confirm = useAction(async () => {
    const body = { token: readLinkToken(location.hash) };
    setConfirmed(await client.call(confirmRegistration, { body }));
  });
  return { confirm, confirmed };
}

function Press({ confirm }: { confirm: ReturnType<typeof useConfirmation>["confirm"] }) {
  const { t } = useLingui();
  const link = useLink();
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
      {confirm.refusal !== null && (
        <ButtonLink href={link("/inscription")}>{t`Recommencer l’inscription`}</ButtonLink>
      )}
    </>
  );
}

function Confirmed({ message, origin }: ConfirmedAddress) {
  const { t } = useLingui();
  const link = useLink();
  const login = link("/connexion");
  return (
    <>
      <p role="status" className="text-body-lg">
        {message}
      </p>
      <ButtonLink
        variant="primary"
        href={origin === "/" ? login : loginAddress(login, origin)}
        className="self-start"
      >
        {t`Se connecter`}
      </ButtonLink>
    </>
  );
}
