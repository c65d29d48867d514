import { cx } from "class-variance-authority";

/** The frame: what lies outside the circle is dimmed, so that both the square and the round use are seen. */
export const frameClasses = cx(
  "relative aspect-square w-full max-w-72 self-center overflow-hidden rounded-card border border-line bg-sunken",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
);

/** The picture. Fingers move it, not the page. */
export const pictureClasses =
  "block size-full cursor-grab touch-none outline-none active:cursor-grabbing";

/** The circle within the square. */
export const circleClasses =
  "pointer-events-none absolute inset-0 rounded-pill shadow-[0_0_0_100rem_var(--color-scrim)] ring-1 ring-line forced-colors:border";

/** The track of the zoom. */
export const zoomClasses = "min-h-touch w-full cursor-pointer accent-brand";
