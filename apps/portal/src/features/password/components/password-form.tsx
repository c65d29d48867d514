import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PasswordField, type PasswordFieldProps } from "@parution/kit/password-field";
import { LEAST_PASSWORD_LENGTH } from "@parution/rules/password";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import type { PasswordFaults } from "../model/password-change.ts";
import { usePasswordForm } from "../model/use-password-form.ts";

/** The password that was given, and one's own, twice. */
export function PasswordForm() {
  const { t } = useLingui();
  const { form, submit, faults, refused, failure, pending } = usePasswordForm();
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        name="current"
        autoComplete="current-password"
        label={t`Mot de passe reçu`}
        error={faults.current ? t`Saisissez votre mot de passe` : refused.current}
      />
      <NextField fault={faults.next} refused={refused.next} />
      <Field
        name="again"
        autoComplete="new-password"
        label={t`Nouveau mot de passe, encore une fois`}
        error={faults.again && t`Les deux saisies diffèrent.`}
      />
      {failure !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {failure}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        width="full"
        pendingLabel={pending ? t`Enregistrement en cours` : undefined}
      >
        {t`Changer le mot de passe`}
      </Button>
    </form>
  );
}

interface NextFieldProps {
  fault: PasswordFaults["next"];
  /** In the words of the server. */
  refused: string | undefined;
}

/** One's own password. */
function NextField({ fault, refused }: NextFieldProps) {
  const { t } = useLingui();
  const texts = {
    "too-short": t`Choisissez au moins ${LEAST_PASSWORD_LENGTH} caractères.`,
    guessable: t`Choisissez un mot de passe moins facile à deviner.`,
    unchanged: t`Choisissez un mot de passe différent de l’actuel.`,
  };
  return (
    <Field
      name="next"
      autoComplete="new-password"
      label={t`Nouveau mot de passe`}
      description={t`${LEAST_PASSWORD_LENGTH} caractères au moins`}
      error={fault ? texts[fault] : refused}
    />
  );
}

function Field(props: Omit<PasswordFieldProps, "revealLabel" | "concealLabel">) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...props}
      revealLabel={t`Afficher le mot de passe`}
      concealLabel={t`Masquer le mot de passe`}
    />
  );
}
