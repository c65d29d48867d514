import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";
import { useForm } from "react-hook-form";
import { useLogin } from "../api/use-login.ts";
import { type Credentials, useCredentialsResolver } from "../model/credentials.ts";

/** E-mail and password; the server's refusal stands in red under the password (specification 1, point 8). */
export function LoginForm() {
  const { t } = useLingui();
  const { signIn, refusal } = useLogin();
  const resolver = useCredentialsResolver();
  const { register, handleSubmit, formState } = useForm<Credentials>({ resolver });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={handleSubmit(signIn)}>
      <TextField
        type="email"
        autoComplete="username"
        label={t`Adresse e-mail`}
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        autoComplete="current-password"
        label={t`Mot de passe`}
        revealLabel={t`Afficher le mot de passe`}
        concealLabel={t`Masquer le mot de passe`}
        error={errors.password?.message}
        {...register("password")}
      />
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        width="full"
        pendingLabel={isSubmitting ? t`Connexion en cours` : undefined}
      >
        {t`Se connecter`}
      </Button>
    </form>
  );
}
