import { cva, cx } from "class-variance-authority";
import { useState } from "react";
import { ClockIcon } from "../icon/index.ts";
import { readableLocale } from "../language/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import type { RootProps } from "../root-props.ts";
import { durationText } from "./duration-text.ts";
import { quantitiesOf, reachedThreshold, timeLeft, urgencyOf } from "./remaining-time.ts";

export interface DeadlineCountdownLabels {
  /** Stands before the time left, such as "Closes in"; in Arabic with a colon, since durations are in the nominative. */
  remaining: string;
  /** Stands alone once the deadline has passed. */
  passed: string;
}

export interface DeadlineCountdownProps extends RootProps<"div"> {
  /** The deadline, in epoch milliseconds. */
  until: number;
  /** The clock, in epoch milliseconds. The component never reads one of its own. */
  now: number;
  /** BCP 47 tag that words the durations, such as `fr-FR`. */
  locale: string;
  /** Labels around the time left, and in its place after the deadline. */
  labels: DeadlineCountdownLabels;
}

const countdown = cva(
  "inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-0.5 rounded-control border px-3 py-1.5 text-body-sm",
  {
    variants: {
      urgency: {
        calm: "border-line bg-surface text-fg",
        near: "border-warning-line bg-warning-soft text-on-warning-soft",
        imminent: "border-danger-line bg-danger-soft text-on-danger-soft",
        passed: "border-neutral-line bg-neutral-soft text-on-neutral-soft",
      },
    },
  },
);

/**
 * Time left until a deadline. It ticks in silence: screen readers announce it at a day, an hour,
 * fifteen, five and one minute, and when it has passed.
 */
export function DeadlineCountdown({
  until,
  now,
  labels,
  className,
  locale: tag,
  ...root
}: DeadlineCountdownProps) {
  const locale = readableLocale(tag);
  const left = timeLeft(until, now);
  const urgency = urgencyOf(left);
  const passed = urgency === "passed";
  const spoken = useSpokenDeadline({ until, left }, locale, labels);
  return (
    <div {...root} className={cx(countdown({ urgency }), className)} data-urgency={urgency}>
      <ClockIcon className="size-4 shrink-0" />
      <span>{passed ? labels.passed : labels.remaining}</span>
      {!passed && (
        <span role="timer" className="font-semibold tabular-nums">
          {durationText(quantitiesOf(left), locale, "short")}
        </span>
      )}
      <PoliteAnnouncement text={spoken} delay={0} />
    </div>
  );
}

/**
 * Announcement: the time left when a threshold was crossed or the deadline first appeared. Constant in between, so
 * that not every tick is announced.
 */
function useSpokenDeadline(
  { until, left }: { until: number; left: number },
  locale: string,
  labels: DeadlineCountdownLabels,
): string {
  const threshold = reachedThreshold(left);
  const [reached, setReached] = useState({ until, threshold, left });
  const isStill = reached.threshold === threshold && Object.is(reached.until, until);
  const current = isStill ? reached : { until, threshold, left };
  if (!isStill) setReached(current);
  if (threshold === undefined) return "";
  if (threshold === 0) return labels.passed;
  const quantities = quantitiesOf(current.left).filter(({ value }) => value > 0);
  return `${labels.remaining} ${durationText(quantities, locale, "long")}`;
}
