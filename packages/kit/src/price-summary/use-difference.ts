import { useEffect, useState } from "react";

/** A figure that has not changed for this many milliseconds is at rest. */
const REST = 700;
/** Milliseconds for which a difference is shown once its figure is stable. */
const SHOWN = 5000;

interface Course {
  /** Identifier of the figure. */
  figure: string;
  value: number | undefined;
  /** Last stable value. */
  from: number | undefined;
  rested: boolean;
  /** True once the difference was shown long enough. */
  read: boolean;
}

export interface Difference {
  readonly change: number;
  /** True once it was visible for five seconds after the figure became stable. */
  readonly isRead: boolean;
}

/**
 * Change of a figure since it was last stable: a run of keystrokes makes one difference. It is kept until the value
 * changes again or the figure becomes another one. Zero without a value to compare with.
 */
export function useDifference(figure: string, value: number | undefined): Difference {
  const [course, setCourse] = useState<Course>({
    figure,
    value,
    from: value,
    rested: true,
    read: true,
  });
  const still = course.figure === figure && Object.is(course.value, value);
  const moved = still ? course : moveTo(course, figure, value);
  if (moved !== course) setCourse(moved);

  useEffect(() => {
    if (!moved.rested) {
      const timer = setTimeout(() => setCourse({ ...moved, rested: true }), REST);
      return () => clearTimeout(timer);
    }
    return moved.read ? undefined : whenSeen(() => setCourse({ ...moved, read: true }));
  }, [moved]);

  return { change: differenceOf(moved), isRead: moved.read };
}

function moveTo({ value, from, rested }: Course, figure: string, next: number | undefined): Course {
  return { figure, value: next, from: rested ? value : from, rested: false, read: false };
}

/** Calls back once the page was in sight for as long as a difference shows; answers how to stop. */
function whenSeen(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(done, SHOWN);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}

function differenceOf({ value, from }: Course): number {
  const difference = (value ?? Number.NaN) - (from ?? Number.NaN);
  return Number.isFinite(difference) ? difference : 0;
}
