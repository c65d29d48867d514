import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useConfigs } from "@parution/app/data/configs.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { FormCaptcha, useFormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { requestRecovery } from "@parution/contract/lazy/registration";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { TextField } from "@parution/kit/text-field";
import { useState } from "react";

/** Asks for a link to choose another password; where an external site has the accounts, a link to it. */
export default function RecoveryPage() {
  const { t } = useLingui();
  const external = useConfigs().data?.links.recoverPassword ?? "";
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageHead
        title={t`Mot de passe oublié`}
        description={t`Recevez par e-mail un lien pour choisir un nouveau mot de passe.`}
      />
      <PageTitle>{t`Mot de passe oublié`}</PageTitle>
      {external === "" ? (
        <RecoveryForm />
      ) : (
        <ButtonLink variant="primary" href={external} className="self-start">
          {t`Continuer vers l’espace des comptes`}
        </ButtonLink>
      )}
    </div>
  );
}

const empty = { email: "" };

function RecoveryForm() {
  const { t } = useLingui();
  const client = useClient();
  const [sent, setSent] = useState<string | null>(null);
  const form = useAppForm({
    defaultValues: empty,
    schema: async () => (await import("@parution/contract/registration")).typedRecovery,
    captcha: useFormCaptcha("always"),
    onSubmit: async ({ email }, captcha) => {
      setSent(null);
      const body = { email, ...(captcha === null ? {} : { captcha }) };
      setSent((await client.call(requestRecovery, { body })).message);
      return empty;
    },
  });
  return (
    <div className="flex flex-col gap-5">
      {sent !== null && (
        <Alert tone="success" labels={{ tone: t`Succès` }}>
          {sent}
        </Alert>
      )}
      <Form form={form} aria-label={t`Mot de passe oublié`} className="flex flex-col gap-5">
        <TextField
          {...form.field("email")}
          type="email"
          autoComplete="username"
          dir="ltr"
          label={t`Adresse e-mail`}
        />
        <FormCaptcha form={form} />
        <FormRefusal form={form} />
        <Button
          type="submit"
          variant="primary"
          width="full"
          isPending={form.pending}
          pendingLabel={t`Envoi en cours`}
        >
          {t`Recevoir un lien`}
        </Button>
      </Form>
    </div>
  );
}
