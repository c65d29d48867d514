import { cva, cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { FieldDescription, FieldError } from "../form-field/field-notes.tsx";
import { joinIds } from "../form-field/index.ts";
import { CheckIcon } from "../icon/icons.tsx";

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

/** The line of a switch: its label after it, or before it at the far edge. */
const switchLine = cva(
  "flex min-h-target cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed pointer-coarse:min-h-touch",
  {
    variants: { placement: { start: "", end: "flex-row-reverse justify-between" } },
    defaultVariants: { placement: "start" },
  },
);

/** The groove in which the thumb moves. */
const switchTrack = [
  "peer h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-pill border border-line-strong bg-sunken",
  "transition-colors duration-fast ease-standard hover:border-fg-muted checked:border-brand checked:bg-brand",
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled",
  "forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:disabled:border-[GrayText] forced-colors:checked:bg-[Highlight] forced-colors:forced-color-adjust-none",
].join(" ");

/** The thumb: at the start when off, at the end and with a tick when on. */
const switchThumb = [
  "pointer-events-none absolute start-1 top-1/2 flex size-4 -translate-y-1/2 items-center justify-center rounded-pill",
  "bg-fg-muted text-transparent transition-[translate,background-color] duration-fast ease-standard",
  "peer-checked:translate-x-5 peer-checked:bg-on-brand peer-checked:text-brand rtl:peer-checked:-translate-x-5",
  "peer-disabled:bg-on-disabled peer-checked:peer-disabled:text-disabled",
  "forced-colors:bg-[ButtonText] forced-colors:peer-disabled:bg-[GrayText] forced-colors:peer-checked:bg-[HighlightText] forced-colors:peer-checked:text-[Highlight] forced-colors:forced-color-adjust-none",
].join(" ");

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
