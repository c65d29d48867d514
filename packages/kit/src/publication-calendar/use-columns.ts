import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

/** The narrowest and the widest comfortable month, and the gap between two, in rem: they grow with the text. */
const MIN_MONTH = 17.5;
const MAX_MONTH = 22;
const GAP = 2;

/** Width below which only the narrow weekday names fit, in rem. */
const CRAMPED = 16;

/** The room for months. */
export interface Room {
  /** Number of columns; none before the measurement. */
  columns: number;
  /** True where one column is too narrow for the short weekday names. */
  cramped: boolean;
}

/** Value on a server, which cannot measure. */
const UNKNOWN: Room = { columns: 1, cramped: false };
/** Months in a server's document wait for the measurement before their first paint. */
const NONE: Room = { columns: 0, cramped: false };

/** Number of months that fit side by side in an element; follows its width and font size. */
export function useColumns(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>();
  const unmeasured = useSyncExternalStore(
    neverChanges,
    () => NONE,
    () => UNKNOWN,
  );

  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const next = roomIn(measured.clientWidth);
      setRoom((known) => (known && isSame(known, next) ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);

  return room ?? unmeasured;
}

const neverChanges = () => () => undefined;

function isSame(a: Room, b: Room): boolean {
  return a.columns === b.columns && a.cramped === b.cramped;
}

function roomIn(width: number): Room {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    columns: Math.max(1, Math.floor((width / rem + GAP) / (MIN_MONTH + GAP))),
    cramped: width / rem < CRAMPED,
  };
}

/** Maximum width of months side by side, as a CSS length. */
export function widestGrid(columns: number): string {
  return `${columns * (MAX_MONTH + GAP) - GAP}rem`;
}
