import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { LEAST_PASSWORD_LENGTH } from "@parution/rules/password";
import { usePasswordForm } from "../model/use-password-form.ts";

/** The password that was given, and one's own, twice. */
export function PasswordForm() {
  const { t } = useLingui();
  const { form, submit, faults, refused, failure, pending } = usePasswordForm();
  const nextFaults = {
    "too-short": t`Choisissez au moins ${LEAST_PASSWORD_LENGTH} caractères.`,
    guessable: t`Choisissez un mot de passe moins facile à deviner.`,
    unchanged: t`Choisissez un mot de passe différent de l’actuel.`,
  };
  const eye = {
    revealLabel: t`Afficher le mot de passe`,
    concealLabel: t`Masquer le mot de passe`,
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        {...eye}
        name="current"
        autoComplete="current-password"
        label={t`Mot de passe reçu`}
        error={faults.current ? t`Saisissez votre mot de passe` : refused.current}
      />
      <PasswordField
        {...eye}
        name="next"
        autoComplete="new-password"
        label={t`Nouveau mot de passe`}
        description={t`${LEAST_PASSWORD_LENGTH} caractères au moins`}
        error={faults.next ? nextFaults[faults.next] : refused.next}
      />
      <PasswordField
        {...eye}
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
