import { type RefObject, useEffect } from "react";

/** Pixels that a zoomed page may round away. */
const TOLERANCE = 1;

/**
 * Marks the sides of a row on which parts of it are scrolled out of view, as `data-more-left` and `data-more-right`.
 * @param parts names the elements in the row: others are measured from then on
 */
export function useOverflowSides(row: RefObject<HTMLElement | null>, parts: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are other elements.
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const mark = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element;
      const most = scrollWidth - clientWidth;
      // From right to left, the position counts from zero downwards.
      const isRightToLeft = getComputedStyle(element).direction === "rtl";
      const left = isRightToLeft ? most + scrollLeft : scrollLeft;
      element.toggleAttribute("data-more-left", left > TOLERANCE);
      element.toggleAttribute("data-more-right", most - left > TOLERANCE);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    for (const tab of element.children) sizes.observe(tab);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", mark);
    };
  }, [row, parts]);
}
