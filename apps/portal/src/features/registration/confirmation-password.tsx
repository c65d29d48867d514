import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { LEAST_PASSWORD_LENGTH, passwordFault } from "@parution/rules/password";
import { useState } from "react";

/** Password with which an address is confirmed: the one of the sign-up, or another one. */
export type ConfirmationProof = { readonly password: string } | { readonly next: string };

interface ConfirmationPasswordProps {
  /** The server's reason for asking. */
  reason: string;
  onProof: (proof: ConfirmationProof) => Promise<void>;
}

/** Password form for any browser but that of the sign-up: another person may have typed the address. */
export function ConfirmationPassword({ reason, onProof }: ConfirmationPasswordProps) {
  const { t } = useLingui();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <p role="status" className="text-body-lg">
        {reason}
      </p>
      <ConfirmationForm key={String(isNew)} isNew={isNew} onProof={onProof} />
      <Button variant="link" className="self-start" onClick={() => setNew(!isNew)}>
        {isNew ? t`Saisir le mot de passe de l’inscription` : t`Choisir un autre mot de passe`}
      </Button>
    </>
  );
}

interface ConfirmationFormProps extends Pick<ConfirmationPasswordProps, "onProof"> {
  isNew: boolean;
}

function ConfirmationForm({ isNew, onProof }: ConfirmationFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    defaultValues: { password: "" },
    faultsOf: ({ password }) => ({
      password: password === "" ? "missing" : (isNew && passwordFault("", password)) || undefined,
    }),
    faultTexts: {
      "too-short": t`Choisissez au moins ${LEAST_PASSWORD_LENGTH} caractères.`,
      guessable: t`Choisissez un mot de passe moins facile à deviner.`,
    },
    fieldPathOf: (name) => (name === "next" || name === "password" ? "password" : undefined),
    onSubmit: async ({ password }) => {
      await onProof(isNew ? { next: password } : { password });
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={t`Mot de passe`} className="flex flex-col gap-5">
      <PasswordField
        {...form.field("password")}
        autoComplete={isNew ? "new-password" : "current-password"}
        label={isNew ? t`Nouveau mot de passe` : t`Mot de passe de l’inscription`}
        description={isNew ? t`${LEAST_PASSWORD_LENGTH} caractères au moins` : undefined}
        labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
      />
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Confirmation en cours`}
      >
        {t`Ouvrir mon compte`}
      </Button>
    </Form>
  );
}
