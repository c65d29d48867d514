import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import { acceptInvitation, readInvitation } from "@parution/contract/lazy/staff";
import type { readInvitation as call } from "@parution/contract/staff";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextField } from "@parution/kit/text-field";
import { LEAST_PASSWORD_LENGTH, passwordFault } from "@parution/rules/password";
import { useState } from "react";
import { linkTokenOf, OutsidePage } from "../shared/outside-page.tsx";
import { useRoleNames } from "../shared/staff.data.ts";

/** Acceptance of an invitation to the desk, by the link of a mail. */
export function InvitationPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const link = useLink();
  const [token] = useState(() => linkTokenOf(location.hash));
  const [accepted, setAccepted] = useState<string | null>(null);
  const { data, error } = useRead(
    readInvitation,
    { body: { token } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return (
    <OutsidePage>
      <PageTitle>{t`Invitation au bureau`}</PageTitle>
      {accepted !== null && (
        <>
          <p role="status" className="text-body-lg">
            {accepted}
          </p>
          <ButtonLink variant="primary" href={link("/connexion")} className="self-start">
            {t`Se connecter`}
          </ButtonLink>
        </>
      )}
      {accepted === null && error !== undefined && (
        <Alert tone="warning" labels={{ tone: t`Attention` }}>
          {errorText(error)}
        </Alert>
      )}
      {accepted === null && error === undefined && data !== undefined && (
        <AcceptForm token={token} invitation={data} onAccepted={setAccepted} />
      )}
    </OutsidePage>
  );
}

interface AcceptFormProps {
  token: string;
  invitation: CallAnswer<typeof call>;
  onAccepted: (message: string) => void;
}

/** Name and password of a new user; one with an account presses a button. */
function AcceptForm({ token, invitation, onAccepted }: AcceptFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const roleNames = useRoleNames();
  const { isKnown, email, roles } = invitation;
  const form = useAppForm({
    defaultValues: { civility: "mrs" as "mr" | "mrs", firstName: "", lastName: "", password: "" },
    faultsOf: ({ firstName, lastName, password }) =>
      isKnown
        ? {}
        : {
            ...(firstName.trim() === "" && { firstName: "missing" }),
            ...(lastName.trim() === "" && { lastName: "missing" }),
            ...(passwordFault("", password) !== null && { password: "weak" }),
          },
    faultTexts: {
      "password.weak": t`Choisissez un mot de passe d’au moins ${LEAST_PASSWORD_LENGTH} caractères, difficile à deviner.`,
    },
    onSubmit: async (values) => {
      const body = isKnown ? { token } : { token, ...values };
      onAccepted((await client.call(acceptInvitation, { body })).message);
      return undefined;
    },
  });
  // Used or withdrawn meanwhile: no other press can succeed.
  if (form.failure instanceof ApiError && form.failure.status === 410) {
    return <FormRefusal form={form} />;
  }
  return (
    <Form form={form} className="flex flex-col gap-5">
      <p className="text-body-lg">
        <bdi dir="ltr">{email}</bdi>
        <br />
        <span className="text-fg-muted">{roles.map((role) => roleNames[role]).join(" · ")}</span>
      </p>
      {!isKnown && (
        <>
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
          <TextField
            {...form.field("lastName")}
            dir="auto"
            autoComplete="family-name"
            label={t`Nom`}
          />
          <PasswordField
            {...form.field("password")}
            autoComplete="new-password"
            label={t`Mot de passe`}
            description={t`Au moins ${LEAST_PASSWORD_LENGTH} caractères`}
            labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
          />
        </>
      )}
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Enregistrement en cours`}
      >
        {t`Accepter`}
      </Button>
    </Form>
  );
}
