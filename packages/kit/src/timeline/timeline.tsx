import { cva, cx } from "class-variance-authority";
import type { ComponentType, ReactNode } from "react";
import {
  CheckCircleIcon,
  ClockIcon,
  EditIcon,
  ErrorIcon,
  type IconProps,
  InfoIcon,
} from "../icon/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { Skeleton } from "../skeleton/index.ts";

/** Kind of an event, shown by an icon and its tone. */
export type TimelineKind = "neutral" | "changed" | "done" | "failed" | "upcoming";

/** Event, at its time. */
export interface TimelineEvent {
  id: string;
  /** Name of the event: «Accepted». */
  title: ReactNode;
  /** Time of the event in words, and as machines read it (ISO 8601). */
  time: { text: string; dateTime: string };
  /** Author of the event. */
  author?: ReactNode;
  /** Further content, such as a reason or a difference. */
  content?: ReactNode;
  /** `neutral` by default. */
  kind?: TimelineKind | undefined;
}

export interface TimelineLabels {
  /** Name of each kind, read out before its title; empty for none. */
  kinds: Readonly<Record<TimelineKind, string>>;
  /** Stands where nothing has happened. */
  empty: string;
}

export interface TimelineProps extends RootProps<"div"> {
  /** Name of the list: «History of the ad». */
  label: string;
  /** Events, in the order of reading. */
  items: readonly TimelineEvent[];
  /** Pending state, announced. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`. */
  pendingLabel?: string | undefined;
  /** Button that shows older events. */
  more?: ReactNode;
  /** Words that the component says itself. */
  labels: TimelineLabels;
}

const ICONS: Readonly<Record<TimelineKind, ComponentType<IconProps>>> = {
  neutral: InfoIcon,
  changed: EditIcon,
  done: CheckCircleIcon,
  failed: ErrorIcon,
  upcoming: ClockIcon,
};

const markVariants = cva(
  "flex size-8 shrink-0 items-center justify-center rounded-pill border forced-colors:border-[CanvasText]",
  {
    variants: {
      kind: {
        neutral: "border-neutral-line bg-neutral-soft text-on-neutral-soft",
        changed: "border-info-line bg-info-soft text-on-info-soft",
        done: "border-success-line bg-success-soft text-on-success-soft",
        failed: "border-danger-line bg-danger-soft text-on-danger-soft",
        upcoming: "border-dashed border-line-strong bg-surface text-fg-muted",
      },
    },
  },
);

/** Events with their time and author, one after the other. */
export function Timeline(props: TimelineProps) {
  const { label, items, isPending = false, pendingLabel, more, labels, className } = props;
  const waits = isPending && items.length === 0;
  return (
    <div {...rootOf<"div">(props)} className={cx("min-w-0 text-body-sm text-fg", className)}>
      {isPending && (
        <span role="status" className="sr-only">
          {pendingLabel}
        </span>
      )}
      {waits && <Places />}
      {!isPending && items.length === 0 && <p className="text-fg-muted">{labels.empty}</p>}
      {items.length > 0 && (
        <ol aria-label={label} aria-busy={isPending || undefined}>
          {items.map((event, index) => (
            <Event
              key={event.id}
              {...event}
              isLast={index === items.length - 1 && !more}
              labels={labels}
            />
          ))}
        </ol>
      )}
      {more && <div className="ps-11">{more}</div>}
    </div>
  );
}

function Event(props: TimelineEvent & { isLast: boolean; labels: TimelineLabels }) {
  const { title, time, author, content, kind = "neutral", isLast, labels } = props;
  const Icon = ICONS[kind];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3" data-kind={kind}>
      <div aria-hidden="true" className="flex flex-col items-center">
        <span className={markVariants({ kind })}>
          <Icon className="size-4" />
        </span>
        {!isLast && <span className="w-px flex-1 bg-line forced-colors:bg-[CanvasText]" />}
      </div>
      <div className={cx("min-w-0 pt-1", isLast ? "" : "pb-5")}>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-semibold wrap-anywhere">
            {labels.kinds[kind] && <span className="sr-only">{`${labels.kinds[kind]} `}</span>}
            {title}
          </span>
          <time dateTime={time.dateTime} className="text-caption text-fg-muted tabular-nums">
            {time.text}
          </time>
        </p>
        {author && <p className="text-caption text-fg-muted wrap-anywhere">{author}</p>}
        {content && <div className="min-w-0 pt-2 wrap-anywhere">{content}</div>}
      </div>
    </li>
  );
}

/** Places of events that are loading. */
function Places() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      {["first", "second", "third"].map((key) => (
        <div key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Skeleton className="size-8 rounded-pill" />
          <div className="grid gap-2 pt-1">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
