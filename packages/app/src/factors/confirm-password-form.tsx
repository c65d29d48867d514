import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { Form, FormRefusal } from "../form/form.tsx";
import { useAppForm } from "../form/use-app-form.ts";

interface ConfirmPasswordFormProps {
  onSubmit: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before a change of the account's factors. */
export function ConfirmPasswordForm({ onSubmit, onCancel }: ConfirmPasswordFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    defaultValues: { password: "" },
    faultsOf: ({ password }) => (password === "" ? { password: "missing" } : {}),
    faultTexts: { "password.missing": t`Saisissez votre mot de passe` },
    onSubmit: async ({ password }) => {
      await onSubmit(password);
      return undefined;
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5 self-stretch">
      <PasswordField
        {...form.field("password")}
        autoComplete="current-password"
        label={t`Votre mot de passe`}
        labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
      />
      <FormRefusal form={form} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Vérification en cours`}
        >
          {t`Continuer`}
        </Button>
        <Button onClick={onCancel}>{t`Annuler`}</Button>
      </div>
    </Form>
  );
}
