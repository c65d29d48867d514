import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { storeLogin, useSignedIn } from "@parution/app/session/session-store.ts";
import { ApiError } from "@parution/contract/errors";
import { checkInstallationLink, createOwner } from "@parution/contract/lazy/installation";
import { login } from "@parution/contract/lazy/session";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextField } from "@parution/kit/text-field";
import { isEmail } from "@parution/rules/fields";
import { LEAST_PASSWORD_LENGTH, passwordFault } from "@parution/rules/password";
import { useState } from "react";
import { Navigate } from "react-router";
import { missingOf } from "../shared/newspaper/form-part.tsx";
import { isWithoutRole, NoAccess } from "../shared/no-access.tsx";
import { linkTokenOf, OutsidePage } from "../shared/outside-page.tsx";
import { useStaff } from "../shared/staff.data.ts";

/** First step of an installation, reached by the address that its start prints: the owner's account. */
export function OwnerPage() {
  const [token] = useState(() => linkTokenOf(location.hash));
  return useSignedIn() ? <SignedInOwner /> : <NewOwner token={token} />;
}

/** Staff go on with the steps; another user has to sign out first. */
function SignedInOwner() {
  const link = useLink();
  const { data, error } = useStaff();
  if (isWithoutRole(error)) {
    return (
      <OutsidePage>
        <NoAccess />
      </OutsidePage>
    );
  }
  if (data === undefined && error === undefined) return <OutsidePage>{null}</OutsidePage>;
  return <Navigate to={link("/installation")} replace />;
}

/** True where the address has created the owner; before, no one has an account to sign in with. */
const isUsed = (error: unknown) => error instanceof ApiError && error.code === "LINK_USED";

function NewOwner({ token }: { token: string }) {
  const { t } = useLingui();
  const link = useLink();
  const errorText = useErrorText();
  const { data, error } = useRead(
    checkInstallationLink,
    { body: { token } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return (
    <OutsidePage>
      <PageTitle>{t`Bienvenue`}</PageTitle>
      {error !== undefined && (
        <>
          <Alert tone="warning" labels={{ tone: t`Attention` }}>
            {errorText(error)}
          </Alert>
          {isUsed(error) && (
            <ButtonLink href={link("/connexion")} className="self-start">
              {t`Se connecter au bureau`}
            </ButtonLink>
          )}
        </>
      )}
      {data !== undefined && <OwnerForm token={token} />}
    </OutsidePage>
  );
}

function OwnerForm({ token }: { token: string }) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm({
    defaultValues: {
      civility: "mrs" as "mr" | "mrs",
      firstName: "",
      lastName: "",
      email: "",
      password: "",
    },
    faultsOf: (values) => ({
      ...missingOf(values, ["firstName", "lastName", "email"]),
      ...(values.email.trim() !== "" && !isEmail(values.email.trim()) && { email: "email" }),
      ...(passwordFault("", values.password) !== null && { password: "weak" }),
    }),
    faultTexts: {
      "password.weak": t`Choisissez un mot de passe d’au moins ${LEAST_PASSWORD_LENGTH} caractères, difficile à deviner.`,
    },
    onSubmit: async (values) => {
      await client.call(createOwner, { body: { token, ...values } });
      const { email, password } = values;
      storeLogin(await client.call(login, { body: { email, password } }));
      return undefined;
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <p className="text-body-lg">{t`Créez le compte du propriétaire du journal.`}</p>
      <RadioGroup
        name="civility"
        direction="row"
        label={t`Civilité`}
        value={form.watch("civility")}
        onChange={(value) => form.change("civility", value === "mr" ? "mr" : "mrs")}
        items={[
          { value: "mrs", label: t`Madame` },
          { value: "mr", label: t`Monsieur` },
        ]}
      />
      <TextField
        {...form.field("firstName")}
        dir="auto"
        autoComplete="given-name"
        label={t`Prénom`}
      />
      <TextField {...form.field("lastName")} dir="auto" autoComplete="family-name" label={t`Nom`} />
      <TextField
        {...form.field("email")}
        type="email"
        dir="ltr"
        autoComplete="username"
        label={t`Adresse e-mail`}
      />
      <PasswordField
        {...form.field("password")}
        autoComplete="new-password"
        label={t`Mot de passe`}
        description={t`Au moins ${LEAST_PASSWORD_LENGTH} caractères`}
        labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
      />
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Création en cours`}
      >
        {t`Créer le compte`}
      </Button>
    </Form>
  );
}
