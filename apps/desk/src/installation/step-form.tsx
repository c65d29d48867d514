import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";
import type { ComponentProps, ReactNode } from "react";
import type { Installation } from "./steps.ts";

/** Props of the form of a step. */
export interface StepProps {
  known: Installation;
  /** Called once the step is kept. */
  onKept: () => void;
}

interface StepFormProps {
  form: ComponentProps<typeof Form>["form"] & {
    readonly pending: boolean;
    readonly refusal: string | undefined;
  };
  /** True when the environment sets it, so that it cannot be kept here. */
  isFixed?: boolean;
  /** Button beside the submit button. */
  action?: ReactNode;
  submitLabel?: string | undefined;
  /** Name of the form beside another. */
  label?: string;
  children: ReactNode;
}

/** Frame of a step's form: fields, refusal, and the button that keeps it. */
export function StepForm(props: StepFormProps) {
  const { form, isFixed = false, action, submitLabel, label, children } = props;
  const { t } = useLingui();
  return (
    <Form form={form} aria-label={label} className="flex flex-col gap-6">
      {isFixed && (
        <Alert tone="info" labels={{ tone: t`Information` }}>
          {t`Ces réglages viennent des variables d’environnement.`}
        </Alert>
      )}
      <fieldset
        disabled={isFixed}
        aria-label={label ?? t`Réglages`}
        className="flex min-w-0 flex-col gap-6"
      >
        {children}
      </fieldset>
      <FormRefusal form={form} />
      <div className="flex flex-wrap gap-3">
        {!isFixed && (
          <Button
            type="submit"
            variant="primary"
            isPending={form.pending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {submitLabel ?? t`Continuer`}
          </Button>
        )}
        {action}
      </div>
    </Form>
  );
}

/** Field of an address, which reads from left to right in every language. */
export const AddressField = (props: ComponentProps<typeof TextField>) => (
  <TextField dir="ltr" className="max-w-lg" {...props} />
);

/** Field of a secret that is kept and never shown again. */
export const SecretField = (props: Omit<ComponentProps<typeof PasswordField>, "autoComplete">) => (
  <PasswordField className="max-w-lg" autoComplete="new-password" {...props} />
);
