import { cva } from "class-variance-authority";

/** The row of photos, one in view; it is swiped by the platform's own scrolling. */
export const stageRow = cva([
  "flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card",
  "gap-[30px] [scrollbar-width:none] motion-safe:scroll-smooth",
]);

/** An arrow over the stage: it stays in sight on any picture, and at an end keeps its place. */
export const stageArrow = cva(
  [
    "absolute inset-y-0 z-1 my-auto grid size-touch cursor-pointer place-items-center rounded-pill border border-line-strong bg-surface text-fg",
    "hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-disabled aria-disabled:text-on-disabled",
  ],
  { variants: { side: { start: "start-3", end: "end-3" } } },
);

/** A bullet: a small mark in a target that a finger can hit. */
export const bullet = cva(
  [
    "grid size-target cursor-pointer place-items-center rounded-pill pointer-coarse:size-touch",
    "before:rounded-pill forced-colors:before:border",
  ],
  {
    variants: {
      current: {
        true: "before:h-2.5 before:w-5 before:bg-brand forced-colors:before:bg-[Highlight]",
        false:
          "before:size-2.5 before:border before:border-line-strong hover:before:bg-line-strong",
      },
    },
  },
);

/** A small picture of the strip; the current one is ringed. */
export const thumbnail = cva(
  "aspect-square cursor-pointer overflow-hidden rounded-control bg-sunken outline-offset-2",
  {
    variants: {
      current: {
        true: "ring-3 ring-brand forced-colors:border-4 forced-colors:border-[Highlight]",
        false: "",
      },
    },
  },
);
