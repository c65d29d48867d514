import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { FieldDescription, FieldError } from "../form-field/field-notes.tsx";
import { joinIds } from "../form-field/index.ts";
import { CheckIcon } from "../icon/icons.tsx";
import { switchLine, switchThumb, switchTrack } from "./switch.variants.ts";

export interface SwitchProps
  extends Omit<
    ComponentPropsWithRef<"input">,
    "aria-describedby" | "aria-invalid" | "children" | "className" | "role" | "size" | "type"
  > {
  /** Label of the setting; equal in both states. */
  label: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  /** Error message; marks the switch as invalid. */
  error?: string | undefined;
  /** Position: before the label, or at the far edge of a settings row. */
  placement?: "start" | "end";
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/**
 * A setting that is on or off. A native checkbox in the role of a switch: what a form library's
 * registration gives goes straight to it, and it is sent as a checkbox is.
 */
export function Switch({
  label,
  description,
  error,
  placement = "start",
  id,
  className,
  ...input
}: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const descriptionId = `${switchId}-description`;
  const errorId = `${switchId}-error`;
  const beside = placement === "start" ? "ms-14" : "me-14";
  return (
    <div className={cx("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={switchId} className={switchLine({ placement })}>
        <span className="relative flex h-[1lh] shrink-0 items-center">
          <input
            {...input}
            id={switchId}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked.
            role="switch"
            aria-invalid={error ? true : undefined}
            aria-describedby={joinIds(error && errorId, Boolean(description) && descriptionId)}
            className={switchTrack}
          />
          <span className={switchThumb}>
            <CheckIcon className="size-3 stroke-3" />
          </span>
        </span>
        <span className="min-w-0 text-body wrap-anywhere">{label}</span>
      </label>
      {description && (
        <div className={beside}>
          <FieldDescription id={descriptionId}>{description}</FieldDescription>
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
