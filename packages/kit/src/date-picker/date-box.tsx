import type { KeyboardEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { CalendarIcon, CloseIcon } from "../icon/index.ts";
import type { DatePickerLabels } from "./calendar-labels.ts";
import { focusFirstSegment } from "./date-frame.tsx";
import { boxButton, dateBox } from "./date-picker.variants.ts";
import type { Panel } from "./use-panel.tsx";

export interface DateBoxProps {
  panel: Panel;
  labels: Pick<DatePickerLabels, "clear" | "open">;
  /** Empties the field; absent while it is empty. */
  onClear: (() => void) | undefined;
  /** Called as the pointer or the focus comes near the button: time to load what it shows. */
  onIntent: () => void;
  /** Called as the pointer comes into the box. */
  onPointerEnter?: (() => void) | undefined;
  invalid: boolean;
  disabled: boolean;
  /** The segments. */
  children: ReactNode;
}

/** The control: what is typed, and the buttons that empty it and show the calendar. */
export function DateBox(props: DateBoxProps) {
  const { panel, labels, onClear, onIntent, invalid, disabled, children } = props;

  function clear(): void {
    // Clearing may render the segments anew: the focus moves to the new ones.
    flushSync(() => onClear?.());
    focusFirstSegment(panel.box.current);
  }

  function submit({ key, target }: KeyboardEvent): void {
    if (key === "Enter" && target instanceof Element && target.matches("[role=spinbutton]")) {
      target.closest("form")?.requestSubmit();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the segments inside, which are the controls.
    <div
      ref={panel.box}
      onKeyDown={panel.onKeyDown}
      // Segments are no inputs, whose form Enter submits by itself, and keep the key to themselves.
      onKeyDownCapture={submit}
      onPointerEnter={props.onPointerEnter}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      className={dateBox}
    >
      <div className="flex grow basis-[min-content] flex-wrap items-center gap-x-1.5 py-1.5 ps-3">
        {children}
      </div>
      <div className="ms-auto flex min-h-10.5">
        {onClear && !disabled && (
          <button type="button" aria-label={labels.clear} onClick={clear} className={boxButton}>
            <CloseIcon className="size-4" />
          </button>
        )}
        <button
          ref={panel.trigger}
          type="button"
          aria-label={labels.open}
          aria-haspopup="dialog"
          aria-expanded={panel.open}
          disabled={disabled}
          onClick={() => panel.setOpen(!panel.open)}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          className={boxButton}
        >
          <CalendarIcon />
        </button>
      </div>
    </div>
  );
}
