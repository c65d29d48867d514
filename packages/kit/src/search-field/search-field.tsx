import { cx } from "class-variance-authority";
import type { KeyboardEvent, Ref } from "react";
import { browserClock, type TimerClock } from "../alert/pausable-timer.ts";
import { controlVariants, type FieldProps, FormField } from "../form-field/index.ts";
import { CloseIcon, SearchIcon } from "../icon/icons.tsx";
import { SpinnerIcon } from "../icon/spinner.tsx";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { useValue } from "../use-value.ts";
import { useSearchText } from "./use-search-text.ts";

export interface SearchFieldProps extends FieldProps {
  /** The id of the input. */
  id?: string | undefined;
  /** The form name. */
  name?: string | undefined;
  /** The query in force, such as the address's. The text follows when it changes. */
  value?: string | undefined;
  /** The query at first, when the field holds it itself. */
  defaultValue?: string | undefined;
  /** Another query: after Enter, after the text is emptied, and after a rest if `searchAfter` is set. */
  onChange?: ((query: string) => void) | undefined;
  /** Milliseconds without typing after which the text is searched by itself. By default it never is. */
  searchAfter?: number | undefined;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Pending state: the magnifier becomes a spinner. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`. */
  pendingLabel?: string | undefined;
  /** Number of results, such as «12 ads», announced when it changes. The page shows it elsewhere. */
  results?: string | undefined;
  /** An example of what to type. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Measures the rest; a story gives its own. By default the browser's. */
  clock?: TimerClock;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/** The input: room for the glass before the text and for the cross after it, which is the kit's own. */
const searchInput =
  "appearance-none ps-10 pe-11 text-ellipsis [&::-webkit-search-cancel-button]:hidden [&::-webkit-search-decoration]:hidden";

/** The button that empties the field. */
const clearButton =
  "absolute end-1 flex size-9 cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted hover:text-fg focus-visible:outline-offset-0 pointer-coarse:end-0 pointer-coarse:size-touch";

/**
 * A text to search for: the platform's search input with a glass, a cross and a word for those who
 * wait. Enter searches; it does not submit the form around.
 */
export function SearchField({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  value,
  defaultValue,
  onChange,
  searchAfter,
  clearLabel,
  isPending = false,
  pendingLabel = "",
  results = "",
  clock = browserClock,
  ref,
  className,
  ...input
}: SearchFieldProps) {
  const held = useValue({ value, defaultValue, onChange }, "");
  const { text, type, submit } = useSearchText({
    query: held.value,
    onSearch: held.onChange,
    searchAfter,
    clock,
  });

  function searchOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
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
        <span className="relative flex items-center">
          <span className="pointer-events-none absolute start-3 flex text-fg-muted">
            {isPending ? <SpinnerIcon /> : <SearchIcon />}
          </span>
          <input
            {...input}
            {...control}
            ref={ref}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={searchOnEnter}
            className={cx(controlVariants({ kind: "line" }), searchInput)}
          />
          {text !== "" && !input.disabled && (
            <ClearButton label={clearLabel} inputId={control.id} onClear={() => type("")} />
          )}
          <PoliteAnnouncement text={isPending ? pendingLabel : results} />
        </span>
      )}
    </FormField>
  );
}

interface ClearButtonProps {
  label: string;
  inputId: string;
  onClear: () => void;
}

function ClearButton({ label, inputId, onClear }: ClearButtonProps) {
  function clear(): void {
    onClear();
    // The button goes away; the next query is typed where the last one was.
    document.getElementById(inputId)?.focus();
  }
  return (
    <button type="button" aria-label={label} onClick={clear} className={clearButton}>
      <CloseIcon className="size-4" />
    </button>
  );
}
