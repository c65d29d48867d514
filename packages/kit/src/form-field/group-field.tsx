import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import type { RootProps } from "../root-props.ts";
import { FieldDescription, FieldError, FieldName, fieldLabelClasses } from "./field-notes.tsx";
import { type FieldProps, joinIds } from "./form-field.tsx";

export interface GroupFieldProps extends FieldProps, RootProps<"fieldset"> {
  /** The controls. */
  children: ReactNode;
}

/** The frame of several controls that answer one question: legend, description, controls, error. */
export function GroupField({
  id,
  label,
  hideLabel = false,
  note,
  description,
  error,
  children,
  className,
  ...root
}: GroupFieldProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const descriptionId = `${groupId}-description`;
  const errorId = `${groupId}-error`;
  return (
    <fieldset
      {...root}
      id={groupId}
      // A group cannot be `aria-invalid`; this attribute marks it for queries.
      data-invalid={error ? true : undefined}
      aria-describedby={joinIds(error && errorId, Boolean(description) && descriptionId)}
      className={cx("flex min-w-0 flex-col gap-2", className)}
    >
      <legend className={cx(fieldLabelClasses(hideLabel), "mb-1.5")}>
        <FieldName label={label} note={note} />
      </legend>
      {description && <FieldDescription id={descriptionId}>{description}</FieldDescription>}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
