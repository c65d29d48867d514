import type { Trace } from "lighthouse";
import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";
import { getLogNormalScore } from "lighthouse/shared/statistics.js";

/** Lighthouse's telephone is so many times slower than this machine. */
const SLOWER = 4;

/** Milliseconds of a task that block no input (https://web.dev/articles/tbt). */
const UNFELT = 50;

/** Blocking time that scores 0.9 and 0.5 on the telephone, as in Lighthouse 13. */
const SCALE = { p10: 200, median: 600 };

/** Microseconds on the clock, and those of it that the main thread worked. */
interface Task {
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
}

/**
 * Milliseconds for which tasks of the page's main thread block it after its first content, at the telephone's speed,
 * reckoned from the thread's own time: Lighthouse's figure grows with whatever else the machine does.
 */
export function blockingTime(trace: Trace): number {
  const { mainThreadEvents, timestamps } = TraceProcessor.processTrace(trace);
  const seen = timestamps.firstContentfulPaint ?? timestamps.timeOrigin;
  const tasks: readonly Task[] = mainThreadEvents.filter(TraceProcessor.isScheduleableTask);
  return outermost(tasks)
    .filter(({ ts, dur }) => ts + dur > seen)
    .map(({ dur, tdur = dur }) => Math.max(0, (SLOWER * tdur) / 1000 - UNFELT))
    .reduce((sum, beyond) => sum + beyond, 0);
}

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
