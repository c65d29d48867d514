import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import type { RootProps } from "../root-props.ts";
import { FieldDescription, FieldError, FieldName, fieldLabelClasses } from "./field-notes.tsx";

/** Label, description and error: props of every field. */
export interface FieldProps {
  /** The name of the field, always visible unless `hideLabel` is set. */
  label: ReactNode;
  /** Keeps the label for assistive technology only: where the place already names the field. */
  hideLabel?: boolean | undefined;
  /** A word beside the label, such as «optional». */
  note?: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  /** Error message with the correction; marks the field as invalid. */
  error?: string | undefined;
}

/** Props for the control inside the frame. */
export interface FieldControlProps {
  /** Id of the labelled control. */
  id: string;
  /** Error, description and further notes, in the order in which they are read. */
  "aria-describedby": string | undefined;
  /** Set while there is an error. */
  "aria-invalid": true | undefined;
}

export interface FormFieldProps extends FieldProps, Omit<RootProps<"div">, "id"> {
  /** The id of the control; one is made where none is given. */
  id?: string | undefined;
  /** Ids of further descriptions of the control, such as a counter. */
  describedBy?: string | undefined;
  /** Renders the control with the ids that tie it to its label, description and error. */
  children: (control: FieldControlProps) => ReactNode;
  /** Shown after the error, at the end of the line: a counter. */
  aside?: ReactNode;
}

/** Joins ids for an ARIA attribute, leaving out what is absent. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}

/** The frame shared by all fields: label, description, control, error. */
export function FormField({
  id,
  label,
  hideLabel = false,
  note,
  description,
  error,
  describedBy,
  children,
  aside,
  className,
  ...root
}: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const describing = joinIds(error && errorId, Boolean(description) && descriptionId, describedBy);
  return (
    <div {...root} className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={fieldLabelClasses(hideLabel)}>
        <FieldName label={label} note={note} />
      </label>
      {description && <FieldDescription id={descriptionId}>{description}</FieldDescription>}
      {children({
        id: controlId,
        "aria-describedby": describing,
        "aria-invalid": error ? true : undefined,
      })}
      {(error || aside) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {aside}
        </div>
      )}
    </div>
  );
}
