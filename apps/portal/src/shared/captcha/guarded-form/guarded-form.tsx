import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Alert } from "../../later-kit/later-kit.tsx";
import { Captcha } from "../captcha.tsx";
import type { useGuardedForm } from "./use-guarded-form.ts";

interface GuardedFormProps {
  /** From `useGuardedForm`. */
  state: Omit<ReturnType<typeof useGuardedForm>, "errorOf">;
  /** For a button that stands outside it. */
  id?: string | undefined;
  label: string;
  /** The fields. */
  children: ReactNode;
  /** What sends it, where that stands within. */
  action?: ReactNode;
}

/** The fields, then the challenge where one is asked for, then in red what the server says of none of them. */
export function GuardedForm({ state, id, label, children, action }: GuardedFormProps) {
  const { t } = useLingui();
  const { form, submit, recheck, captcha, captchaError, refusal } = state;
  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      className="flex min-w-0 flex-col gap-5"
      onSubmit={submit}
      onChange={recheck}
    >
      {children}
      {captcha !== null && <Captcha captcha={captcha} error={captchaError} />}
      {refusal !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
      {action}
    </form>
  );
}
