import { cva } from "class-variance-authority";

/** Frame of a task, edged in the tone of its end. */
export const taskFrame = cva(
  "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border bg-surface p-4 text-body text-fg",
  {
    variants: {
      state: {
        running: "border-line",
        paused: "border-line",
        undoable: "border-success-line",
        done: "border-success-line",
        failed: "border-danger-line",
        cancelled: "border-line",
      },
    },
  },
);

/** The state in words. */
export const taskMark = cva(
  "inline-flex items-center gap-1.5 rounded-pill border border-transparent px-2.5 py-0.5 font-medium text-caption",
  {
    variants: {
      state: {
        running: "bg-info-soft text-on-info-soft",
        paused: "bg-warning-soft text-on-warning-soft",
        undoable: "bg-success-soft text-on-success-soft",
        done: "bg-success-soft text-on-success-soft",
        failed: "bg-danger-soft text-on-danger-soft",
        cancelled: "bg-neutral-soft text-on-neutral-soft",
      },
    },
  },
);
