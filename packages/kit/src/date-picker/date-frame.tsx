import { cx } from "class-variance-authority";
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import {
  FieldDescription,
  FieldError,
  FieldName,
  fieldLabelClasses,
} from "../form-field/field-notes.tsx";
import { type FieldProps, joinIds } from "../form-field/index.ts";
import { dataOf } from "../root-props.ts";

/** Imperative handle of a date field. */
export interface DateFieldHandle {
  /** Moves the focus to the first part of the day. */
  focus: () => void;
}

export interface DateFrameProps extends FieldProps {
  id: string | undefined;
  onBlur: (() => void) | undefined;
  className: string | undefined;
  handle: Ref<DateFieldHandle> | undefined;
  /** Renders the control with the ids of its label and descriptions. */
  children: (ids: { labelledBy: string; describedBy: string | undefined }) => ReactNode;
}

/** The frame of a date: segments are no labelable element, so the label is a text that they name. */
export function DateFrame(props: DateFrameProps) {
  const { id, label, hideLabel = false, note, description, error, onBlur, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const labelledBy = useId();
  const descriptionId = useId();
  const errorId = useId();
  const focus = () => focusFirstSegment(root.current);
  useImperativeHandle(props.handle, () => ({ focus }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave the control inside.
    <div
      {...dataOf(props)}
      ref={root}
      onBlur={(event) => leaves(event) && onBlur?.()}
      className={cx("flex min-w-0 flex-col gap-1.5", props.className)}
    >
      {id && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only links and code reach it, and it passes the focus on.
        <span id={id} tabIndex={-1} onFocus={focus} className="sr-only" />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as a label's, a press is a shortcut to the segments. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the segments themselves. */}
      <span id={labelledBy} onClick={focus} className={fieldLabelClasses(hideLabel)}>
        <FieldName label={label} note={note} />
      </span>
      {description && <FieldDescription id={descriptionId}>{description}</FieldDescription>}
      {children({
        labelledBy,
        describedBy: joinIds(error && errorId, Boolean(description) && descriptionId),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

/** Puts the focus on the first part, or on the text that becomes one. */
export function focusFirstSegment(element: Element | null): void {
  const first = element?.querySelector("[role=spinbutton], [data-days]");
  if (first instanceof HTMLElement) {
    first.focus();
  }
}
