import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { currentSession, storeSession } from "@parution/app/session/session-store.ts";
import { changePassword } from "@parution/contract/lazy/session";
import { Button } from "@parution/kit/button";
import { PasswordField, type PasswordFieldProps } from "@parution/kit/password-field";
import { LEAST_PASSWORD_LENGTH, type PasswordFault, passwordFault } from "@parution/rules/password";
import { useSWRConfig } from "swr";
import { FormButtons } from "./part.tsx";

interface PasswordFormProps {
  /** Label of the current password. */
  currentLabel: string;
  onChanged?: () => void;
  /** None where the password has to be changed. */
  onCancel?: () => void;
}

/** Form for another password: the current one, and the new one twice. */
export function PasswordForm({ currentLabel, onChanged, onCancel }: PasswordFormProps) {
  const { t } = useLingui();
  const change = useChangePassword();
  const form = useAppForm<PasswordChange>({
    defaultValues: { current: "", next: "", again: "" },
    faultsOf: passwordFaults,
    faultTexts: {
      "current.missing": t`Saisissez votre mot de passe`,
      "too-short": t`Choisissez au moins ${LEAST_PASSWORD_LENGTH} caractères.`,
      guessable: t`Choisissez un mot de passe moins facile à deviner.`,
      unchanged: t`Choisissez un mot de passe différent de l’actuel.`,
      different: t`Les deux saisies diffèrent.`,
    },
    onSubmit: async ({ current, next }) => {
      await change({ current, next });
      onChanged?.();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <Field {...form.field("current")} autoComplete="current-password" label={currentLabel} />
      <Field
        {...form.field("next", { deps: "again" })}
        autoComplete="new-password"
        label={t`Nouveau mot de passe`}
        description={t`${LEAST_PASSWORD_LENGTH} caractères au moins`}
      />
      <Field
        {...form.field("again")}
        autoComplete="new-password"
        label={t`Nouveau mot de passe, encore une fois`}
      />
      <FormRefusal form={form} />
      <FormButtons onCancel={onCancel}>
        <Button
          type="submit"
          variant="primary"
          width={onCancel === undefined ? "full" : undefined}
          isPending={form.pending}
          pendingLabel={t`Enregistrement en cours`}
        >
          {t`Changer le mot de passe`}
        </Button>
      </FormButtons>
    </Form>
  );
}

function Field(props: Omit<PasswordFieldProps, "labels">) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...props}
      labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
    />
  );
}

/**
 * Changes the password. Where it had to be changed, the service refused every read before: all of them are repeated.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
 */
function useChangePassword(): (change: Omit<PasswordChange, "again">) => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return async ({ current, next }) => {
    await client.call(changePassword, { body: { current, next } });
    const session = currentSession();
    if (!session?.mustChangePassword) return;
    storeSession({ ...session, mustChangePassword: false });
    await mutate(() => true);
  };
}

/** Values of the form: the new password is typed twice. */
interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

/** Error of each field; absent for a valid one. */
interface PasswordFaults {
  readonly current?: "missing";
  readonly next?: PasswordFault;
  readonly again?: "different";
}

export function passwordFaults({ current, next, again }: PasswordChange): PasswordFaults {
  const fault = passwordFault(current, next);
  return {
    ...(current === "" && { current: "missing" }),
    ...(fault !== null && { next: fault }),
    ...(fault === null && again !== next && { again: "different" }),
  };
}
