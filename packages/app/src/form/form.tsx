import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from "react";

interface FormProps extends Omit<ComponentPropsWithoutRef<"form">, "onSubmit" | "noValidate"> {
  /** From `useAppForm`. */
  form: {
    readonly element: RefObject<HTMLFormElement | null>;
    readonly submit: () => Promise<void>;
  };
}

/** The element of a form: says itself what is wrong with its fields, and submits by its button or by Enter. */
export function Form({ form, ...element }: FormProps) {
  return (
    <form
      {...element}
      ref={form.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's own form bubbles through React, though it stands elsewhere in the document.
        if (event.target === event.currentTarget) void form.submit();
      }}
    />
  );
}

interface FormRefusalProps {
  form: { readonly refusal: string | undefined };
  /** What can be done about it. */
  action?: ReactNode;
  /** Layout only: placement in the form. */
  className?: string;
}

/** Why a submission failed, where no field says it: stays until the next one. */
export function FormRefusal({ form, action, className }: FormRefusalProps) {
  const { t } = useLingui();
  if (form.refusal === undefined) return null;
  return (
    <Alert tone="danger" labels={{ tone: t`Erreur` }} action={action} className={className}>
      {form.refusal}
    </Alert>
  );
}
