"use client";

import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { goToField } from "@parution/kit/error-summary";
import { Link } from "@parution/kit/link";
import { PageHeader } from "@parution/kit/page-layout";
import { PasswordField } from "@parution/kit/password-field";
import { Stack } from "@parution/kit/stack";
import { TextField } from "@parution/kit/text-field";
import { type FormEvent, useEffect, useId, useState } from "react";
import { type LoginLabels, type LoginLanguage, loginLabels } from "./login-labels";

export interface Credentials {
  email: string;
  password: string;
}

/** Corrections in the reader's language, by field; `form` for one that belongs to no field. */
export type LoginErrors = Partial<Record<keyof Credentials | "form", string>>;

export interface LoginProps {
  language: LoginLanguage;
  /** Signs in. Resolves with the server's corrections, or with nothing once the reader is signed in. */
  onSubmit: (credentials: Credentials) => Promise<LoginErrors | undefined>;
  /** Address of the page that sends a new password. */
  forgottenHref: string;
  /** Address of the page that opens an account. */
  registerHref: string;
}

const fields = ["email", "password"] as const;

/** Login page: the server's refusals stand at their fields, and the first of them takes the focus. */
export function Login({ language, onSubmit, forgottenHref, registerHref }: LoginProps) {
  const labels = loginLabels[language];
  const id = useId();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    const first = fields.find((field) => errors[field]);
    if (first) goToField(`${id}-${first}`);
  }, [errors, id]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const credentials = readCredentials(event.currentTarget);
    const missing = missingIn(credentials, labels);
    if (Object.keys(missing).length > 0) return setErrors(missing);
    setPending(true);
    try {
      setErrors((await onSubmit(credentials)) ?? {});
    } catch {
      setErrors({ form: labels.failed });
    } finally {
      setPending(false);
    }
  }

  return (
    <Stack align="center">
      <Stack measure="form" gap="lg">
        <PageHeader title={labels.title} lead={labels.lead} />
        {errors.form && (
          <Alert tone="danger" labels={{ tone: labels.error }}>
            {errors.form}
          </Alert>
        )}
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <TextField
              id={`${id}-email`}
              name="email"
              type="email"
              autoComplete="username"
              dir="ltr"
              label={labels.email}
              error={errors.email}
            />
            <PasswordField
              id={`${id}-password`}
              name="password"
              autoComplete="current-password"
              label={labels.password}
              labels={{ reveal: labels.reveal, conceal: labels.conceal }}
              error={errors.password}
            />
            <Button
              type="submit"
              variant="primary"
              width="full"
              isPending={isPending}
              pendingLabel={labels.pending}
            >
              {labels.submit}
            </Button>
          </Stack>
        </form>
        <Stack direction="row" justify="between">
          <Link variant="standalone" href={forgottenHref}>
            {labels.forgotten}
          </Link>
          <Link variant="standalone" href={registerHref}>
            {labels.register}
          </Link>
        </Stack>
      </Stack>
    </Stack>
  );
}

function readCredentials(form: HTMLFormElement): Credentials {
  const values = new FormData(form);
  return {
    email: String(values.get("email") ?? "").trim(),
    password: String(values.get("password") ?? ""),
  };
}

function missingIn({ email, password }: Credentials, labels: LoginLabels): LoginErrors {
  return {
    ...(email === "" && { email: labels.emailMissing }),
    ...(password === "" && { password: labels.passwordMissing }),
  };
}
