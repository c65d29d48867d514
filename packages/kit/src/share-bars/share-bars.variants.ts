import { cva } from "class-variance-authority";

/** One part: its name, what it counts and its share on one line, its bar below where it has its own. */
export const shareRowVariants = cva(
  "relative grid grid-cols-[minmax(0,1fr)_auto_minmax(3.5rem,auto)] gap-x-4 text-body-sm",
  {
    variants: {
      layout: {
        items: "items-baseline pt-2 pb-6",
        whole: "items-center border-b border-line py-2.5 last:border-b-0",
      },
    },
  },
);
