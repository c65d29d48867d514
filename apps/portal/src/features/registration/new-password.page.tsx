import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { verifySession } from "@parution/app/session/verify-session.ts";
import { checkRecoveryLink, recoverPassword } from "@parution/contract/lazy/registration";
import { Button, ButtonLink } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { LEAST_PASSWORD_LENGTH, passwordFault } from "@parution/rules/password";
import { useState } from "react";
import { useLocation } from "react-router";
import { LinkOver, linkOverMessage } from "./link-over.tsx";
import { readLinkToken } from "./link-token.ts";

/** Chooses another password by the link of a mail. */
export default function NewPasswordPage() {
  const { t } = useLingui();
  const link = useLink();
  const { hash } = useLocation();
  const [changed, setChanged] = useState<string | null>(null);
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageHead
        title={t`Nouveau mot de passe`}
        description={t`Choisissez le nouveau mot de passe de votre compte.`}
        indexed={false}
      />
      <PageTitle>{t`Nouveau mot de passe`}</PageTitle>
      {changed === null ? (
        <NewPasswordForm key={hash} token={readLinkToken(hash)} onChanged={setChanged} />
      ) : (
        <>
          <p role="status" className="text-body-lg">
            {changed}
          </p>
          <ButtonLink variant="primary" href={link("/connexion")} className="self-start">
            {t`Se connecter`}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

interface NewPasswordFormProps {
  token: string;
  onChanged: (message: string) => void;
}

/** Form, or the way to another link where this one is over; where the check itself fails, the form's submission reports it. */
function NewPasswordForm({ token, onChanged }: NewPasswordFormProps) {
  const { t } = useLingui();
  const link = useLink();
  const client = useClient();
  const check = useRead(
    checkRecoveryLink,
    { body: { token } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const form = useAppForm({
    defaultValues: { next: "" },
    faultsOf: ({ next }) => ({
      next: next === "" ? "missing" : (passwordFault("", next) ?? undefined),
    }),
    faultTexts: {
      "too-short": t`Choisissez au moins ${LEAST_PASSWORD_LENGTH} caractères.`,
      guessable: t`Choisissez un mot de passe moins facile à deviner.`,
    },
    onSubmit: async ({ next }) => {
      onChanged((await client.call(recoverPassword, { body: { token, next } })).message);
      void verifySession(client);
    },
  });
  const over = linkOverMessage(form.failure) ?? linkOverMessage(check.error);
  if (over !== null) {
    const instead = { href: link("/mot-de-passe-oublie"), label: t`Recevoir un autre lien` };
    return <LinkOver message={over} instead={instead} />;
  }
  return (
    <Form form={form} aria-label={t`Nouveau mot de passe`} className="flex flex-col gap-5">
      <PasswordField
        {...form.field("next")}
        autoComplete="new-password"
        label={t`Nouveau mot de passe`}
        description={t`${LEAST_PASSWORD_LENGTH} caractères au moins`}
        labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
      />
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Enregistrement en cours`}
      >
        {t`Changer le mot de passe`}
      </Button>
    </Form>
  );
}
