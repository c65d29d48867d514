import { cx } from "class-variance-authority";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { ErrorIcon } from "../icon/index.ts";
import { type RootProps, useSharedRef } from "../root-props.ts";
import { focusAround, goToField } from "./go-to-field.ts";

/** One thing to put right. */
export interface SummaryError {
  /** Id of the control, or its form name. */
  field: string;
  /** The same words as under the field. */
  message: string;
}

export interface ErrorSummaryProps extends RootProps<"section"> {
  /** Summary, such as «Two answers are missing». */
  title: ReactNode;
  /** Errors in the order of the form. An empty list renders nothing. */
  errors: readonly SummaryError[];
  /**
   * Number of the submission that this summary answers. Whenever it changes and there are errors,
   * the summary takes the focus, so that the reader hears why the form did not leave.
   */
  submission: number;
}

function goTo(event: MouseEvent<HTMLAnchorElement>, field: string): void {
  event.preventDefault();
  if (!goToField(field)) focusAround(field);
}

/** All that is wrong with a form, on top of it; each line leads to its field. */
export function ErrorSummary({
  title,
  errors,
  submission,
  className,
  ref,
  ...root
}: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  useSharedRef(ref, summary);
  const answered = useRef<number>(undefined);
  const failed = errors.length > 0;

  // Once for each submission: errors that come and go while typing must not take the focus away.
  useEffect(() => {
    if (failed && !Object.is(answered.current, submission)) {
      answered.current = submission;
      summary.current?.focus();
    }
  }, [failed, submission]);

  if (!failed) {
    return null;
  }
  return (
    <section
      {...root}
      ref={summary}
      tabIndex={-1}
      role="alert"
      data-error-summary=""
      className={cx(
        "flex min-w-0 flex-col gap-2 rounded-card border-2 border-danger bg-surface p-4 text-body text-fg",
        className,
      )}
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <ErrorIcon />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </p>
      <ul className="flex list-disc flex-col ps-7">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              href={`#${field}`}
              onClick={(event) => goTo(event, field)}
              className="inline-flex min-h-target items-center pointer-coarse:min-h-touch text-danger underline underline-offset-4 wrap-anywhere hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
