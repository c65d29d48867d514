import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { controlVariants, type FieldProps, FormField } from "../form-field/index.ts";

/** An input's own props, without those that the frame writes. */
export type InputProps = Omit<
  ComponentPropsWithRef<"input">,
  "aria-describedby" | "aria-invalid" | "children" | "className" | "size" | "type"
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** Type of the input. Passwords use `PasswordField`, numbers `NumberField`. */
  type?: "text" | "email" | "tel" | "url" | "search" | "date";
  /** Icon at the start inside the control. It takes no focus. */
  icon?: ReactNode;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/**
 * One line of text. A native input: what a form library's registration gives (`name`, `ref`,
 * `onChange`, `onBlur`) goes straight to it.
 */
export function TextField({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  icon,
  type = "text",
  className,
  ...input
}: TextFieldProps) {
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
          {icon && (
            <span className="pointer-events-none absolute start-3 flex text-fg-muted">{icon}</span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            className={cx(controlVariants({ kind: "line" }), Boolean(icon) && "ps-10")}
          />
        </span>
      )}
    </FormField>
  );
}
