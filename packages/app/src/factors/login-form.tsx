import { useLingui } from "@lingui/react/macro";
import { ApiError, type SecondStep as Step } from "@parution/contract/errors";
import { login } from "@parution/contract/lazy/session";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";
import { type ReactNode, Suspense, useState } from "react";
import { useClient } from "../data/api-scope.tsx";
import { Form } from "../form/form.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { lazyComponent } from "../lazy/lazy.tsx";
import { storeLogin } from "../session/session-store.ts";
import { PasskeyLogin } from "./passkey-login.tsx";

const SecondStep = lazyComponent(() =>
  import("./second-step.tsx").then((module) => module.SecondStep),
);

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface LoginFormProps {
  /** Help below the form, where the address of the user's sign-up is not confirmed yet. */
  unconfirmed?: ((credentials: Credentials) => ReactNode) | undefined;
  /** Help in the second step, for a user who has lost every factor. */
  lostFactors?: ReactNode;
}

/** Login: the password or a passkey, and a second step where the user has a factor. */
export function LoginForm({ unconfirmed, lostFactors }: LoginFormProps) {
  const [step, setStep] = useState<Step | null>(null);
  if (step === null) {
    return (
      <div className="flex flex-col gap-5">
        <PasswordLogin onSecondStep={setStep} unconfirmed={unconfirmed} />
        <PasskeyLogin />
      </div>
    );
  }
  return (
    <Suspense>
      <SecondStep step={step} lostFactors={lostFactors} onBack={() => setStep(null)} />
    </Suspense>
  );
}

interface PasswordLoginProps extends Pick<LoginFormProps, "unconfirmed"> {
  onSecondStep: (step: Step) => void;
}

/** Login form; the server's refusal is in red under the password. */
function PasswordLogin({ onSecondStep, unconfirmed }: PasswordLoginProps) {
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
      const step = await login(credentials);
      if (step !== null) onSecondStep(step);
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
      {isUnconfirmed(form.failure) && unconfirmed?.(form.getValues())}
    </Form>
  );
}

/** True when the address of a sign-up is not confirmed yet. */
const isUnconfirmed = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === "ADDRESS_UNCONFIRMED";

/**
 * Opens a session, or returns the second step that the user's factors ask for.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
 */
function useLogin(): (credentials: Credentials) => Promise<Step | null> {
  const client = useClient();
  return async (credentials) => {
    try {
      storeLogin(await client.call(login, { body: { ...credentials } }));
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.secondStep !== undefined) return error.secondStep;
      throw error;
    }
  };
}
