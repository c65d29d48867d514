import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { FieldDescription, FieldError } from "../form-field/field-notes.tsx";
import { joinIds } from "../form-field/index.ts";
import { CheckIcon } from "../icon/index.ts";
import { checkboxBox, checkboxTick } from "./checkbox.variants.ts";

export interface CheckboxProps
  extends Omit<
    ComponentPropsWithRef<"input">,
    "aria-describedby" | "aria-invalid" | "children" | "className" | "size" | "type"
  > {
  /** Label of the box. */
  label: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  /** Error message; marks the box as invalid. */
  error?: string | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** A yes-or-no of its own. The label belongs to the target. */
export function Checkbox({ label, description, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const descriptionId = `${boxId}-description`;
  const errorId = `${boxId}-error`;
  return (
    <div className={cx("flex min-w-0 flex-col gap-1", className)}>
      <label
        htmlFor={boxId}
        className="flex min-h-target cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed pointer-coarse:min-h-touch pointer-coarse:py-2.5"
      >
        <span className="relative flex h-[1lh] items-center">
          <input
            {...input}
            id={boxId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={joinIds(error && errorId, Boolean(description) && descriptionId)}
            className={checkboxBox}
          />
          <CheckIcon className={checkboxTick} />
        </span>
        <span className="min-w-0 text-body wrap-anywhere">{label}</span>
      </label>
      {description && (
        <div className="ms-8">
          <FieldDescription id={descriptionId}>{description}</FieldDescription>
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
