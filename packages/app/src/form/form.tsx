import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from "react";

interface FormProps extends Omit<ComponentPropsWithoutRef<"form">, "onSubmit" | "noValidate"> {
  /** Form from `useAppForm`. */
  form: {
    readonly element: RefObject<HTMLFormElement | null>;
    readonly submit: () => Promise<void>;
  };
}

/** `<form>` element without the browser's validation, submitted by a button or by Enter. */
export function Form({ form, ...element }: FormProps) {
  return (
    <form
      {...element}
      ref={form.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Events of a form in a dialog bubble through the React tree, though the dialog is elsewhere in the document.
        if (event.target === event.currentTarget) void form.submit();
      }}
    />
  );
}

interface FormRefusalProps {
  form: { readonly refusal: string | undefined };
  /** Button or link beside the message. */
  action?: ReactNode;
  /** Layout only: placement in the form. */
  className?: string;
}

/** Alert about a failed submission without a field of its own; stays until the next one. */
export function FormRefusal({ form, action, className }: FormRefusalProps) {
  const { t } = useLingui();
  if (form.refusal === undefined) return null;
  return (
    <Alert tone="danger" labels={{ tone: t`Erreur` }} action={action} className={className}>
      {form.refusal}
    </Alert>
  );
}
