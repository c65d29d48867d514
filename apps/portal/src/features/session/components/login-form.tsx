import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";
import { useLoginForm } from "../model/use-login-form.ts";

/** E-mail and password; the server's refusal stands in red under the password (specification 1, point 8). */
export function LoginForm() {
  const { t } = useLingui();
  const { form, submit, faults, refusal, pending } = useLoginForm();
  const emailFaults = { missing: t`Saisissez votre adresse e-mail`, invalid: t`Email invalide` };
  const passwordFault = faults.password && t`Saisissez votre mot de passe`;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        label={t`Adresse e-mail`}
        error={faults.email && emailFaults[faults.email]}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t`Mot de passe`}
        revealLabel={t`Afficher le mot de passe`}
        concealLabel={t`Masquer le mot de passe`}
        error={passwordFault ?? refusal ?? undefined}
      />
      <Button
        type="submit"
        variant="primary"
        width="full"
        pendingLabel={pending ? t`Connexion en cours` : undefined}
      >
        {t`Se connecter`}
      </Button>
    </form>
  );
}
