import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { CloseIcon } from "../icon/index.ts";
import { type AlertTone, alertVariants, closeLook } from "./alert.variants.ts";
import type { TimerClock } from "./pausable-timer.ts";
import { toneIcons } from "./tone-icons.ts";
import { useAutoDismiss } from "./use-auto-dismiss.ts";

/** How an alert leaves. */
interface Dismissal {
  /** The reader closed the alert, or its time is up. */
  onDismiss: () => void;
  /** Name of the close button. */
  dismissLabel: string;
  /**
   * Milliseconds after which it leaves by itself, held under the pointer or the focus; 5 000 is the
   * house's figure. It stays by default, and where this is no number from 0 up.
   */
  autoDismissAfter?: number | undefined;
  /** The clock that counts them: the browser's by default. */
  clock?: TimerClock | undefined;
}

interface Permanence {
  onDismiss?: undefined;
  dismissLabel?: undefined;
  autoDismissAfter?: undefined;
  clock?: undefined;
}

interface AlertContent {
  /** What it is about: chooses colour, icon and urgency. */
  tone: AlertTone;
  /** The tone in a word for those who see neither icon nor colour, such as «Error». */
  toneLabel: string;
  /** A short first line. */
  title?: ReactNode;
  /** What happened, in a sentence or two. */
  children?: ReactNode;
  /** What the reader can do about it: a button or a link. */
  action?: ReactNode;
  /**
   * How it is announced when it appears: `assertive` interrupts, `polite` waits, `off` is for what
   * stood on the page from the start. Danger interrupts by default, the rest waits.
   */
  announce?: "assertive" | "polite" | "off";
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

export type AlertProps = AlertContent & (Dismissal | Permanence);

const roles = { assertive: "alert", polite: "status", off: undefined } as const;

/** A message about what just happened or about the state of the page. */
export function Alert({
  tone,
  toneLabel,
  title,
  children,
  action,
  announce = tone === "danger" ? "assertive" : "polite",
  onDismiss,
  dismissLabel,
  autoDismissAfter,
  clock,
  className,
}: AlertProps) {
  const holding = useAutoDismiss(autoDismissAfter, onDismiss, clock);
  const Icon = toneIcons[tone];
  return (
    <div role={roles[announce]} {...holding} className={cx(alertVariants({ tone }), className)}>
      <Icon className="mt-[0.15em] size-5" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <span className="sr-only">{toneLabel} </span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="flex flex-wrap gap-3 pt-1">{action}</div>}
      </div>
      {onDismiss && (
        <button type="button" aria-label={dismissLabel} onClick={onDismiss} className={closeLook}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
