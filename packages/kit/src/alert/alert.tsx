import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { CloseIcon } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";
import { type AlertTone, toneIcons } from "./alert-tone.ts";
import type { TimerClock } from "./pausable-timer.ts";
import { useAutoDismiss } from "./use-auto-dismiss.ts";

export interface AlertLabels {
  /** The tone in a word for those who see neither icon nor colour, such as «Error». */
  tone: string;
  /** Name of the close button. */
  dismiss?: string | undefined;
}

/** Dismissal of an alert. */
interface Dismissal {
  /** The reader closed the alert, or its time is up. */
  onDismiss: () => void;
  /** Words that the component says itself. */
  labels: Required<AlertLabels>;
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
  /** Words that the component says itself. */
  labels: AlertLabels;
  autoDismissAfter?: undefined;
  clock?: undefined;
}

interface AlertContent extends RootProps<"div"> {
  /** Tone, which sets colour, icon and urgency. */
  tone: AlertTone;
  /** A short first line. */
  title?: ReactNode;
  /** Message of a sentence or two. */
  children?: ReactNode;
  /** Button or link of the next step. */
  action?: ReactNode;
  /**
   * Announcement when the alert appears: `assertive` interrupts, `polite` waits, `off` is for alerts of the initial
   * page. `assertive` by default for danger, else `polite`.
   */
  announce?: "assertive" | "polite" | "off";
}

export type AlertProps = AlertContent & (Dismissal | Permanence);

/** Appearance of an alert: its tone, always with the tone's icon beside the words. */
const alertVariants = cva(
  "flex min-w-0 items-start gap-3 rounded-card border px-4 py-3 text-body",
  {
    variants: {
      tone: {
        info: "border-info-line bg-info-soft text-on-info-soft",
        success: "border-success-line bg-success-soft text-on-success-soft",
        warning: "border-warning-line bg-warning-soft text-on-warning-soft",
        danger: "border-danger-line bg-danger-soft text-on-danger-soft",
      } satisfies Record<AlertTone, string>,
    },
  },
);

/** Appearance of the button that closes a message, in the message's own colours. */
const closeClasses =
  "-me-2 -mt-1 flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control border border-transparent hover:border-current pointer-coarse:size-touch";

const roles = { assertive: "alert", polite: "status", off: undefined } as const;

/** A message about what just happened or about the state of the page. */
export function Alert({
  tone,
  labels,
  title,
  children,
  action,
  announce = tone === "danger" ? "assertive" : "polite",
  onDismiss,
  autoDismissAfter,
  clock,
  className,
  ...root
}: AlertProps) {
  const holding = useAutoDismiss(autoDismissAfter, onDismiss, clock);
  const Icon = toneIcons[tone];
  return (
    <div
      {...root}
      role={roles[announce]}
      {...holding}
      className={cx(alertVariants({ tone }), className)}
    >
      <Icon className="mt-[0.15em] size-5" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <span className="sr-only">{labels.tone} </span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="flex flex-wrap gap-3 pt-1">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={labels.dismiss}
          onClick={onDismiss}
          className={closeClasses}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
