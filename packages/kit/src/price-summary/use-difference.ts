import { useEffect, useState } from "react";

/** A figure that has not changed for this many milliseconds is at rest. */
const REST = 700;

interface Course {
  /** What is measured. */
  figure: string;
  value: number | undefined;
  /** Where the figure last rested. */
  from: number | undefined;
  rested: boolean;
}

/**
 * How much a figure has changed since it last rested: a run of keystrokes makes one difference. It
 * stays known until the value moves again, or the figure becomes another one. Zero while there is nothing to compare with.
 */
export function useDifference(figure: string, value: number | undefined): number {
  const [course, setCourse] = useState<Course>({ figure, value, from: value, rested: true });
  const still = course.figure === figure && Object.is(course.value, value);
  const moved = still ? course : moveTo(course, figure, value);
  if (moved !== course) setCourse(moved);

  useEffect(() => {
    if (moved.rested) return;
    const timer = setTimeout(() => setCourse({ ...moved, rested: true }), REST);
    return () => clearTimeout(timer);
  }, [moved]);

  return differenceOf(moved);
}

function moveTo({ value, from, rested }: Course, figure: string, next: number | undefined): Course {
  return { figure, value: next, from: rested ? value : from, rested: false };
}

function differenceOf({ value, from }: Course): number {
  const difference = (value ?? Number.NaN) - (from ?? Number.NaN);
  return Number.isFinite(difference) ? difference : 0;
}
