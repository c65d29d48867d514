import { type RefObject, useLayoutEffect, useState } from "react";

/** The narrowest and the widest comfortable month, and the gap between two, in rem: they grow with the text. */
const MIN_MONTH = 17.5;
const MAX_MONTH = 22;
const GAP = 2;

/** How many months fit side by side in an element; it follows its width and the text's size. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);

  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setColumns(columnsIn(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);

  return columns;
}

function columnsIn(width: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.floor((width / rem + GAP) / (MIN_MONTH + GAP)));
}

/** How wide months side by side may grow, as a CSS length. */
export function widestGrid(columns: number): string {
  return `${columns * (MAX_MONTH + GAP) - GAP}rem`;
}
