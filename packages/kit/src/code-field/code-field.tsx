import type { ChangeEvent } from "react";
import { controlVariants, type FieldProps, FormField } from "../form-field/index.ts";
import { latinDigits } from "../form-field/latin-digits.ts";
import type { InputProps } from "../text-field/index.ts";

export interface CodeFieldProps
  extends FieldProps,
    Omit<InputProps, "autoComplete" | "inputMode" | "maxLength"> {
  /** Number of digits of the code; 6 by default. */
  length?: number | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/**
 * A one-time code of digits, from an app or a message. One native input: it is pasted whole, and browsers offer a code that they
 * have received. Arabic digits become Latin ones; all but digits is left out.
 */
export function CodeField({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  length = 6,
  className,
  onChange,
  ...input
}: CodeFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>): void {
    const { currentTarget } = event;
    const code = latinDigits(currentTarget.value).replace(/\D/g, "").slice(0, length);
    // Written only where it differs: writing moves the caret to the end.
    if (code !== currentTarget.value) currentTarget.value = code;
    onChange?.(event);
  }
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
        <input
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={change}
          className={`${controlVariants({ kind: "line" })} text-title tracking-widest tabular-nums rtl:text-end`}
        />
      )}
    </FormField>
  );
}
