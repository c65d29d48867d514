import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { offsetOf, photoInView, placeAfterKey, withinPhotos } from "./photo-place.ts";

export interface StageModel {
  root: RefObject<HTMLElement | null>;
  row: RefObject<HTMLDivElement | null>;
  current: number;
  /** Brings a photo into view; beyond the ends nothing happens. */
  show: (place: number) => void;
  /** Follows a row that a finger or a wheel has moved. */
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps the photo in view, the bullets and the strip at one place, whichever of them is moved. */
export function useStage(count: number): StageModel {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  /** The photo that a press leads to: those that pass by on the way are not in view. */
  const goal = useRef<number | undefined>(undefined);
  const current = withinPhotos(place, count);

  const show = (requested: number) => {
    const next = withinPhotos(requested, count);
    const stage = row.current;
    if (!stage || next === current) return;
    goal.current = next;
    setPlace(next);
    stage.scrollTo({ left: offsetOf(next, stage.clientWidth, directionOf(stage)) });
  };

  const onScroll = () => {
    const stage = row.current;
    if (!stage) return;
    const inView = photoInView(stage.scrollLeft, stage.clientWidth, count);
    if (goal.current !== undefined && goal.current !== inView) return;
    goal.current = undefined;
    setPlace(inView);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = placeAfterKey(event.key, current, count, directionOf(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    focusPlace(event.currentTarget, next);
  };

  useInterruption(row, goal);
  useStripFollowing(root, current);
  return { root, row, current, show, onScroll, onKeyDown };
}

/** A finger or a wheel on the row takes over from a press. */
function useInterruption(
  row: RefObject<HTMLDivElement | null>,
  goal: RefObject<number | undefined>,
): void {
  useEffect(() => {
    const stage = row.current;
    const takeOver = () => {
      goal.current = undefined;
    };
    const taking = ["pointerdown", "wheel", "scrollend"] as const;
    for (const name of taking) stage?.addEventListener(name, takeOver, { passive: true });
    return () => {
      for (const name of taking) stage?.removeEventListener(name, takeOver);
    };
  }, [row, goal]);
}

/** The strip scrolls by itself, and never the page around it. */
function useStripFollowing(root: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const small = root.current?.querySelector<HTMLElement>(
      `[role=toolbar] [data-place="${current}"]`,
    );
    const strip = small?.parentElement;
    if (!small || !strip) return;
    const [its, seen] = [small.getBoundingClientRect(), strip.getBoundingClientRect()];
    const over = Math.max(0, its.right - seen.right) - Math.max(0, seen.left - its.left);
    if (over !== 0) strip.scrollBy({ left: over });
  }, [root, current]);
}

/** Bullets and small pictures take the focus along; a photo passes it on to the one that is shown. */
function focusPlace(from: Element, place: number): void {
  const picker = from.querySelector<HTMLElement>(`[data-place="${place}"]`);
  picker?.focus({ preventScroll: true });
}

function directionOf(element: Element): "ltr" | "rtl" {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
