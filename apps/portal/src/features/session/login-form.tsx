import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { storeSession } from "@parution/app/session/session-store.ts";
import { login } from "@parution/contract/lazy/session";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";

/** Login form; the server's refusal is in red under the password. */
export function LoginForm() {
  const { t } = useLingui();
  const login = useLogin();
  const form = useAppForm({
    defaultValues: { email: "", password: "" },
    schema: async () => (await import("@parution/contract/session")).typedCredentials,
    faultTexts: {
      "email.missing": t`Saisissez votre adresse e-mail`,
      "password.missing": t`Saisissez votre mot de passe`,
    },
    onSubmit: async (credentials) => {
      await login(credentials);
    },
  });
  const password = form.field("password");
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField
        {...form.field("email")}
        type="email"
        autoComplete="username"
        dir="ltr"
        label={t`Adresse e-mail`}
      />
      <PasswordField
        {...password}
        error={password.error ?? form.refusal}
        autoComplete="current-password"
        label={t`Mot de passe`}
        labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
      />
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Connexion en cours`}
      >
        {t`Se connecter`}
      </Button>
    </Form>
  );
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a session.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
 */
function useLogin(): (credentials: Credentials) => Promise<void> {
  const client = useClient();
  return async (credentials) => {
    const { user, expiresAt } = await client.call(login, { body: { ...credentials } });
    storeSession({
      user: { id: user.id, name: `${user.firstName} ${user.lastName}` },
      expiresAt,
      mustChangePassword: user.mustChangePassword,
    });
  };
}
