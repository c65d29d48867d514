import { useEffect, useState } from "react";

/** A figure that has not changed for this many milliseconds is at rest. */
const REST = 700;
/** How long a difference is shown once its figure is at rest, in milliseconds. */
const SHOWN = 5000;

interface Course {
  /** What is measured. */
  figure: string;
  value: number | undefined;
  /** Where the figure last rested. */
  from: number | undefined;
  rested: boolean;
  /** Whether the difference has been shown long enough. */
  read: boolean;
}

export interface Difference {
  readonly change: number;
  /** Whether it was in sight for five seconds since its figure came to rest. */
  readonly isRead: boolean;
}

/**
 * How much a figure has changed since it last rested: a run of keystrokes makes one difference. It
 * stays known until the value moves again, or the figure becomes another one. Zero while there is nothing to compare with.
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
