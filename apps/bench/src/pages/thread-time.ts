import type { Trace } from "lighthouse";
import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";
import { getLogNormalScore } from "lighthouse/shared/statistics.js";

/** Lighthouse's telephone is so many times slower than this machine. */
const SLOWER = 4;

/** Milliseconds of a task that block no input (https://web.dev/articles/tbt). */
const UNFELT = 50;

/** Blocking time that scores 0.9 and 0.5 on the telephone, as in Lighthouse 13. */
const SCALE = { p10: 200, median: 600 };

/** A task: microseconds on the clock, and those of it that the main thread worked. */
export interface Task {
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
}

/**
 * Milliseconds for which tasks of the page's main thread block it after its first content, at the telephone's speed,
 * reckoned from the thread's own time: Lighthouse's figure grows with whatever else the machine does.
 */
export function blockingTime(trace: Trace): number {
  const processed = TraceProcessor.processTrace(trace);
  const { timestamps } = TraceProcessor.processNavigation(processed);
  const tasks: readonly Task[] = processed.mainThreadEvents.filter(
    TraceProcessor.isScheduleableTask,
  );
  // A task that the end of the trace cuts off has no duration.
  const whole = tasks.filter(({ dur }) => dur > 0);
  return blockingTimeOf(whole, timestamps.firstContentfulPaintAllFrames);
}

/**
 * Blocking time of tasks, in the order of their start. Of a task during which the first content appears only the rest
 * counts, as in Lighthouse: before it there is nothing to press.
 * @param seen microseconds on the clock at which the first content appeared
 */
export const blockingTimeOf = (tasks: readonly Task[], seen: number) =>
  outermost(tasks)
    .map(({ ts, dur, tdur = dur }) => (tdur * shareAfter(seen, ts, dur)) / 1000)
    .reduce((sum, worked) => sum + Math.max(0, SLOWER * worked - UNFELT), 0);

/** Share of a task that comes after an instant, from 0 to 1. */
const shareAfter = (instant: number, ts: number, dur: number) =>
  dur === 0 ? 0 : Math.min(1, Math.max(0, (ts + dur - instant) / dur));

/** Tasks that no other encloses, of tasks in the order of their start. */
function outermost(tasks: readonly Task[]): readonly Task[] {
  let end = 0;
  return tasks.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Share of the score that a blocking time earns, from 0 to 1. */
export const blockingScore = (ms: number) => getLogNormalScore(SCALE, ms);
