import { cx } from "class-variance-authority";
import { type ComponentType, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import {
  CheckCircleIcon,
  CheckIcon,
  ClockIcon,
  ErrorIcon,
  type IconProps,
  MinusIcon,
  SpinnerIcon,
} from "../icon/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { taskFrame, taskMark } from "./task-progress.variants.ts";

/** State of a task. `undoable`: its effects are still held back. */
export type TaskState = "running" | "paused" | "undoable" | "done" | "failed" | "cancelled";

/** Part of a task. */
export interface TaskStep {
  label: string;
  state: "waiting" | "current" | "done";
}

export interface TaskProgressLabels {
  /** Each state in a word or two, announced when it changes. */
  states: Readonly<Record<TaskState, string>>;
  /** Each state of a step, read out with it. */
  steps: Readonly<Record<TaskStep["state"], string>>;
  pause: string;
  resume: string;
  cancel: string;
  retry: string;
  /** Button that takes the task back, with the seconds that are left: «Undo (8 s)». */
  undo: (seconds: number) => string;
}

export interface TaskProgressProps extends RootProps<"section"> {
  /** Name of the task: «Move the ads of 14 March». */
  label: string;
  /** State, in words beside the label; decides which actions are shown. */
  state: TaskState;
  /** Completed part, from 0 to `maxValue`; absent while unknown. */
  value?: number | undefined;
  /** The whole; 100 by default. */
  maxValue?: number | undefined;
  /** Counts in words: «2 400 of 10 000 ads». */
  valueText?: string | undefined;
  /** Steps, in their order. */
  steps?: readonly TaskStep[] | undefined;
  /** Result, or reason of the failure. */
  message?: ReactNode;
  /** Seconds that the undo is still there; the application counts them. */
  undoSeconds?: number | undefined;
  /** The reader pauses; left out where the task cannot. */
  onPause?: (() => void) | undefined;
  /** The reader goes on with a paused task. */
  onResume?: (() => void) | undefined;
  /** The reader stops the task; what was done before stays or is taken back, as `message` says. */
  onCancelTask?: (() => void) | undefined;
  /** The reader takes the task back while `undoSeconds` are left. */
  onUndo?: (() => void) | undefined;
  /** The reader tries a failed task again. */
  onRetry?: (() => void) | undefined;
  /** Level of the heading among the page's; 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words that the component says itself. */
  labels: TaskProgressLabels;
}

const ICONS: Readonly<Record<TaskState, ComponentType<IconProps>>> = {
  running: SpinnerIcon,
  paused: ClockIcon,
  undoable: CheckCircleIcon,
  done: CheckCircleIcon,
  failed: ErrorIcon,
  cancelled: MinusIcon,
};

/** Progress of a long task: counts, steps, and what can be done about it now. */
export function TaskProgress(props: TaskProgressProps) {
  const { label, state, valueText, steps = [], message, labels, className } = props;
  const Title = `h${props.headingLevel ?? 2}` as const;
  const Icon = ICONS[state];
  const id = useId();
  return (
    <section
      {...rootOf<"section">(props)}
      aria-labelledby={id}
      data-state={state}
      className={cx(taskFrame({ state }), className)}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Title id={id} className="min-w-0 font-semibold text-body text-heading wrap-anywhere">
          {label}
        </Title>
        <p className={taskMark({ state })}>
          <Icon className="size-4 shrink-0" />
          {labels.states[state]}
        </p>
      </div>
      <Bar {...props} labelledBy={id} />
      {valueText && <p className="text-body-sm text-fg-muted tabular-nums">{valueText}</p>}
      {steps.length > 0 && <Steps steps={steps} labels={labels.steps} />}
      {message && <div className="text-body-sm wrap-anywhere">{message}</div>}
      <Actions {...props} />
      <PoliteAnnouncement text={`${label} ${labels.states[state]}`} delay={0} />
    </section>
  );
}

function Bar(props: TaskProgressProps & { labelledBy: string }) {
  const { state, value, maxValue = 100, valueText, labelledBy } = props;
  const whole = maxValue > 0 ? maxValue : 100;
  const isKnown = value !== undefined && Number.isFinite(value);
  const isOver = state === "done" || state === "undoable";
  if (!isKnown && !isOver && state !== "running") return null;
  const shown = isKnown ? Math.min(whole, Math.max(0, value)) : undefined;
  return (
    <progress
      aria-labelledby={labelledBy}
      aria-valuetext={valueText}
      max={whole}
      value={isOver ? whole : shown}
      className="progress-bar h-2 w-full"
    />
  );
}

function Steps({
  steps,
  labels,
}: Pick<TaskProgressProps, "steps"> & { labels: TaskProgressLabels["steps"] }) {
  return (
    <ol className="grid gap-1 text-body-sm">
      {steps?.map(({ label, state }) => (
        <li
          key={label}
          aria-current={state === "current" ? "step" : undefined}
          className={cx("flex items-center gap-2", state === "waiting" && "text-fg-muted")}
        >
          <span aria-hidden="true" className="flex size-5 shrink-0 items-center justify-center">
            {state === "done" && <CheckIcon className="size-4 stroke-[2.5] text-success" />}
            {state === "current" && (
              <span className="size-2.5 rounded-pill bg-brand forced-colors:bg-[Highlight]" />
            )}
            {state === "waiting" && (
              <span className="size-2.5 rounded-pill border border-line-strong" />
            )}
          </span>
          <span className={cx("min-w-0 wrap-anywhere", state === "current" && "font-semibold")}>
            {label}
          </span>
          <span className="sr-only">{labels[state]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Actions of the state; the one that is asked for most is the last. */
function Actions(props: TaskProgressProps) {
  const {
    state,
    labels,
    undoSeconds = 0,
    onPause,
    onResume,
    onCancelTask,
    onUndo,
    onRetry,
  } = props;
  const isOpen = state === "running" || state === "paused";
  const seconds = Number.isFinite(undoSeconds) ? Math.max(0, Math.ceil(undoSeconds)) : 0;
  const actions = [
    isOpen && onCancelTask && { label: labels.cancel, onClick: onCancelTask },
    state === "running" && onPause && { label: labels.pause, onClick: onPause },
    state === "paused" && onResume && { label: labels.resume, onClick: onResume },
    state === "undoable" &&
      onUndo &&
      seconds > 0 && { label: labels.undo(seconds), onClick: onUndo },
    state === "failed" && onRetry && { label: labels.retry, onClick: onRetry },
  ].filter((action) => typeof action === "object");
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {actions.map(({ label, onClick }) => (
        <Button key={label} size="sm" onClick={onClick} className="tabular-nums">
          {label}
        </Button>
      ))}
    </div>
  );
}
