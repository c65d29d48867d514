import { cx } from "class-variance-authority";
import { ClockIcon } from "../icon/index.ts";
import { readableLocale } from "../language/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { countdown } from "./deadline-countdown.variants.ts";
import { durationText } from "./duration-text.ts";
import { quantitiesOf, reachedThreshold, timeLeft, urgencyOf } from "./remaining-time.ts";

export interface DeadlineCountdownLabels {
  /** Stands before the time left, such as "Closes in". */
  remaining: string;
  /** Stands alone once the deadline has passed. */
  passed: string;
}

export interface DeadlineCountdownProps {
  /** The deadline, in epoch milliseconds. */
  until: number;
  /** The clock, in epoch milliseconds. The component never reads one of its own. */
  now: number;
  /** BCP 47 tag that words the durations, such as `fr-FR`. */
  locale: string;
  /** What stands around the time left, and in its place once it is over. */
  labels: DeadlineCountdownLabels;
  /** Layout only: margins and placement. */
  className?: string;
}

/**
 * Time left until a deadline. It ticks in silence: screen readers are told at a day, an hour,
 * fifteen, five and one minute, and when it has passed.
 */
export function DeadlineCountdown({
  until,
  now,
  labels,
  className,
  ...props
}: DeadlineCountdownProps) {
  const locale = readableLocale(props.locale);
  const left = timeLeft(until, now);
  const urgency = urgencyOf(left);
  const passed = urgency === "passed";
  return (
    <div className={cx(countdown({ urgency }), className)} data-urgency={urgency}>
      <ClockIcon className="size-4 shrink-0" />
      <span>{passed ? labels.passed : labels.remaining}</span>
      {!passed && (
        <span role="timer" className="font-semibold tabular-nums">
          {durationText(quantitiesOf(left), locale, "short")}
        </span>
      )}
      <PoliteAnnouncement text={spokenDeadline(left, locale, labels)} delay={0} />
    </div>
  );
}

/** Changes only when a threshold is crossed, and so is what decides when to speak. */
function spokenDeadline(left: number, locale: string, labels: DeadlineCountdownLabels): string {
  const threshold = reachedThreshold(left);
  if (threshold === undefined) return "";
  if (threshold === 0) return labels.passed;
  const [largest] = quantitiesOf(threshold);
  return largest ? `${labels.remaining} ${durationText([largest], locale, "long")}` : "";
}
