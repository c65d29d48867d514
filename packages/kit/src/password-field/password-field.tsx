import { useState } from "react";
import { controlVariants, type FieldProps, FormField } from "../form-field/index.ts";
import { EyeIcon, EyeOffIcon } from "../icon/index.ts";
import type { InputProps } from "../text-field/index.ts";

export interface PasswordFieldLabels {
  /** Name of the button that makes the password readable. */
  reveal: string;
  /** Name of the same button once the password is readable. */
  conceal: string;
}

export interface PasswordFieldProps extends FieldProps, InputProps {
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: "current-password" | "new-password";
  /** Words that the component says itself. */
  labels: PasswordFieldLabels;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/** A password, with a button that shows what was typed. It may always be pasted. */
export function PasswordField({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  labels,
  className,
  ...input
}: PasswordFieldProps) {
  const [readable, setReadable] = useState(false);
  const Eye = readable ? EyeOffIcon : EyeIcon;
  return (
    <FormField
      id={id}
      label={label}
      hideLabel={hideLabel}
      note={note}
      description={description}
      error={error}
      className={className}
    >
      {(control) => (
        <span className="relative flex items-center">
          <input
            spellCheck={false}
            autoCapitalize="none"
            dir="ltr"
            {...input}
            {...control}
            type={readable ? "text" : "password"}
            className={`${controlVariants({ kind: "line" })} pe-12 rtl:ps-12 rtl:pe-3 rtl:text-end`}
          />
          <button
            type="button"
            aria-label={readable ? labels.conceal : labels.reveal}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={() => setReadable(!readable)}
            className="absolute end-0 flex size-touch cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted transition-colors duration-fast hover:text-fg focus-visible:-outline-offset-2"
          >
            <Eye />
          </button>
        </span>
      )}
    </FormField>
  );
}
