import { ChevronDownIcon, CloseIcon } from "../icon/icons.tsx";
import { SpinnerIcon } from "../icon/spinner.tsx";
import { comboboxButton } from "./combobox.variants.ts";

interface FieldButtonsProps {
  /** The id of the text input, which takes the focus after a press. */
  inputId: string;
  clearLabel: string;
  /** Takes the choice back; absent while there is nothing to take back. */
  onClear: (() => void) | undefined;
  listId: string;
  showLabel: string;
  open: boolean;
  onToggle: () => void;
  busy: boolean;
  disabled: boolean;
}

/** The buttons at the end of the field: take the choice back, show the list. */
export function FieldButtons({
  inputId,
  clearLabel,
  onClear,
  listId,
  showLabel,
  open,
  onToggle,
  busy,
  disabled,
}: FieldButtonsProps) {
  function pressInField(onPress: () => void): void {
    document.getElementById(inputId)?.focus();
    onPress();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on a button must not take the focus out of the field.
    <span
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-y-0 end-1 flex items-center"
    >
      {onClear && !disabled && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => pressInField(onClear)}
          className={comboboxButton}
        >
          <CloseIcon className="size-4" />
        </button>
      )}
      <button
        type="button"
        // The arrow keys of the field do the same: one stop less on the way through a form.
        tabIndex={-1}
        aria-label={showLabel}
        aria-expanded={open}
        aria-controls={listId}
        disabled={disabled}
        onClick={() => pressInField(onToggle)}
        className={comboboxButton}
      >
        {busy ? <SpinnerIcon className="size-4" /> : <ChevronDownIcon className="size-4" />}
      </button>
    </span>
  );
}
